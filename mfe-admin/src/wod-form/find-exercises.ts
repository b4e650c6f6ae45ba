import { foldText, nameKey, type EmbeddedExercise } from '@wod/domain';

/** So many are offered at most; typing more narrows them down. */
const OFFERED_MAX = 50;

/** The exercises whose name has every word of the text, those that begin with it first. */
export function findExercises(exercises: readonly EmbeddedExercise[], text: string): EmbeddedExercise[] {
  const wanted = foldText(text.trim());
  if (wanted === '') return exercises.slice(0, OFFERED_MAX);
  const words = wanted.split(/\s+/);
  const key = nameKey(text);
  const found = exercises.filter(({ name }) => {
    const folded = foldText(name);
    return words.every((word) => folded.includes(word)) || nameKey(name).includes(key);
  });
  const begins = ({ name }: EmbeddedExercise) => foldText(name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((exercise) => !begins(exercise))].slice(0, OFFERED_MAX);
}

/** The exercise that the text names: spelling, case and plural don't matter. */
export function namedExercise(exercises: readonly EmbeddedExercise[], text: string): EmbeddedExercise | undefined {
  const key = nameKey(text);
  return key === '' ? undefined : exercises.find(({ name }) => nameKey(name) === key);
}
