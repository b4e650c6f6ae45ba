import { foldText, nameKey, type EmbeddedExercise, type Exercise } from '@wod/domain';

/** The most that are offered; typing more narrows them down. */
const OFFERED_MAX = 50;

/** An exercise of the form. One that came with its WOD has no other names here. */
export type KnownExercise = EmbeddedExercise & Pick<Exercise, 'aliases'>;

/** The other name that is the text, such as "KBS", whatever its spelling. */
export function aliasOf({ aliases = [] }: KnownExercise, text: string): string | undefined {
  const key = nameKey(text);
  return key === '' ? undefined : aliases.find((alias) => nameKey(alias) === key);
}

/** The exercises that go by the text as another name, then those whose names contain every word of it, those starting with it first. */
export function findExercises(exercises: readonly KnownExercise[], text: string): KnownExercise[] {
  const wanted = foldText(text.trim());
  if (wanted === '') return exercises.slice(0, OFFERED_MAX);
  const words = wanted.split(/\s+/);
  const key = nameKey(text);
  const isNamed = ({ name }: KnownExercise) => {
    const folded = foldText(name);
    return words.every((word) => folded.includes(word)) || nameKey(name).includes(key);
  };
  const place = (exercise: KnownExercise) =>
    nameKey(exercise.name) === key ? 0 : aliasOf(exercise, text) ? 1 : foldText(exercise.name).startsWith(wanted) ? 2 : 3;
  const found = exercises.filter((exercise) => isNamed(exercise) || aliasOf(exercise, text) !== undefined);
  return found
    .map((exercise) => ({ exercise, place: place(exercise) }))
    .sort((a, b) => a.place - b.place)
    .map(({ exercise }) => exercise)
    .slice(0, OFFERED_MAX);
}

/** The exercise named by the text: spelling, case and plural don't matter. */
export function namedExercise(exercises: readonly KnownExercise[], text: string): KnownExercise | undefined {
  const key = nameKey(text);
  return key === '' ? undefined : exercises.find(({ name }) => nameKey(name) === key);
}

/** The same by its name or by another. */
export const meantExercise = (exercises: readonly KnownExercise[], text: string): KnownExercise | undefined =>
  namedExercise(exercises, text) ?? exercises.find((exercise) => aliasOf(exercise, text) !== undefined);
