import { type PredefinedExercise, predefinedExercises } from '@wod/catalogue';
import { type EntityManager, In } from 'typeorm';
import { ExerciseEntity } from '../exercises/exercise.entity.js';
import { exerciseKey, newExerciseRow } from '../exercises/exercise.mapper.js';

const predefinedByName = new Map(predefinedExercises.map((exercise) => [exercise.name, exercise]));

/** The names that a predefined exercise may have in the library, its own first. */
const keysOf = ({ name, aliases }: PredefinedExercise) => [name, ...aliases].map(exerciseKey);

/**
 * Finds the library's exercise for each predefined one, by name or alias, ignoring case, plural and punctuation. What is
 * missing is created and flagged for review.
 * @throws Error for a name that is not predefined
 */
export async function matchExercises(
  manager: EntityManager,
  names: Iterable<string>,
  now: Date,
): Promise<Map<string, ExerciseEntity>> {
  const wanted = [...new Set(names)].map(predefinedExercise);
  const known = await manager.findBy(ExerciseEntity, { nameKey: In(wanted.flatMap(keysOf)) });
  const byKey = new Map(known.map((exercise) => [exercise.nameKey, exercise]));
  const matches = new Map<string, ExerciseEntity>();
  for (const exercise of wanted) {
    const key = keysOf(exercise).find((candidate) => byKey.has(candidate));
    const match = (key !== undefined && byKey.get(key)) || newExerciseRow(exercise, { needsReview: true, now });
    if (key === undefined) await manager.insert(ExerciseEntity, match);
    byKey.set(match.nameKey, match);
    matches.set(exercise.name, match);
  }
  return matches;
}

function predefinedExercise(name: string): PredefinedExercise {
  const exercise = predefinedByName.get(name);
  if (!exercise) throw new Error(`"${name}" is not one of the predefined exercises`);
  return exercise;
}
