import { type PredefinedExercise, predefinedExercises } from '@wod/catalogue';
import { In } from 'typeorm';
import { ExerciseEntity, exerciseKey, type ExerciseWriter, newExerciseRow } from '../exercises/index.js';
import { predefinedExerciseInput } from './predefined-input.js';

const predefinedByName = new Map(predefinedExercises.map((exercise) => [exercise.name, exercise]));

/** The keys of the names that a predefined exercise may have in the library, its own first. */
export const keysOf = ({ name, aliases }: PredefinedExercise) => [name, ...aliases].map(exerciseKey);

/** The match for a predefined exercise among the library's, by name or alias, ignoring case, plural and punctuation. */
export function matchOf<Known>(exercise: PredefinedExercise, byKey: ReadonlyMap<string, Known>): Known | undefined {
  const key = keysOf(exercise).find((candidate) => byKey.has(candidate));
  return key === undefined ? undefined : byKey.get(key);
}

/** @throws Error for a name that is not predefined */
export function predefinedExercise(name: string): PredefinedExercise {
  const exercise = predefinedByName.get(name);
  if (!exercise) throw new Error(`"${name}" is not one of the predefined exercises`);
  return exercise;
}

/**
 * Finds the library's exercise for each predefined one. Missing ones are created.
 * @param needsReview whether created exercises are flagged for review
 * @returns their ids by predefined name
 * @throws Error for a name that is not predefined
 */
export async function matchExercises(
  writer: ExerciseWriter, names: Iterable<string>, { needsReview }: { needsReview: boolean },
): Promise<Map<string, string>> {
  const wanted = [...new Set(names)].map(predefinedExercise);
  const known = await writer.manager.findBy(ExerciseEntity, { nameKey: In(wanted.flatMap(keysOf)) });
  const byKey = new Map(known.map((exercise) => [exercise.nameKey, exercise]));
  const ids = new Map<string, string>();
  for (const exercise of wanted) {
    let match = matchOf(exercise, byKey);
    if (!match) {
      match = newExerciseRow(predefinedExerciseInput(exercise), { needsReview, now: writer.now });
      await writer.insert(match);
      byKey.set(match.nameKey, match);
    }
    ids.set(exercise.name, match.id);
  }
  return ids;
}
