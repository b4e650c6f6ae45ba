import { foldText, nameKey, type EmbeddedExercise } from '@wod/domain';

/** The most that are offered; typing more narrows them down. */
const OFFERED_MAX = 50;

/** The exercises whose names contain every word of the text, those starting with it first. */
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

/** The exercise named by the text: spelling, case and plural don't matter. */
export function namedExercise(exercises: readonly EmbeddedExercise[], text: string): EmbeddedExercise | undefined {
  const key = nameKey(text);
  return key === '' ? undefined : exercises.find(({ name }) => nameKey(name) === key);
}
