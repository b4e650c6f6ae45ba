import { type PredefinedExercise, predefinedExercises } from '@wod/catalogue';
import { In, IsNull, Not } from 'typeorm';
import { ExerciseEntity, exerciseKey, type ExerciseWriter, newExerciseRow } from '../exercises/index.js';
import { predefinedExerciseInput } from './predefined-input.js';

const predefinedByName = new Map(predefinedExercises.map((exercise) => [exercise.name, exercise]));

/** The keys of the names that a predefined exercise may have in the library, its own first. */
export const keysOf = ({ name, aliases }: PredefinedExercise) => [name, ...aliases].map(exerciseKey);

interface Named {
  id: string;
  name: string;
  aliases?: readonly string[] | null;
}

/**
 * Finds predefined exercises among the library's, ignoring case, plural and punctuation: by any of their names, or else by their own among
 * the other names that the library has, since an admin may have merged one into another.
 */
export class ExerciseMatches<Known extends Named> {
  private readonly byKey = new Map<string, Known>();
  private readonly byOtherKey = new Map<string, Known>();

  constructor(known: Iterable<Known>) {
    for (const exercise of known) this.add(exercise);
  }

  add(exercise: Known): void {
    this.byKey.set(exerciseKey(exercise.name), exercise);
    for (const key of (exercise.aliases ?? []).map(exerciseKey)) {
      const other = this.byOtherKey.get(key);
      if (!other || exercise.id < other.id) this.byOtherKey.set(key, exercise);
    }
  }

  of(exercise: PredefinedExercise): Known | undefined {
    const key = keysOf(exercise).find((candidate) => this.byKey.has(candidate));
    return key === undefined ? this.byOtherKey.get(exerciseKey(exercise.name)) : this.byKey.get(key);
  }
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
  const matches = new ExerciseMatches(await writer.manager.findBy(ExerciseEntity, [{ nameKey: In(wanted.flatMap(keysOf)) }, { aliases: Not(IsNull()) }]));
  const ids = new Map<string, string>();
  for (const exercise of wanted) {
    let match = matches.of(exercise);
    if (!match) {
      match = newExerciseRow(predefinedExerciseInput(exercise), { needsReview, now: writer.now });
      await writer.insert(match);
      matches.add(match);
    }
    ids.set(exercise.name, match.id);
  }
  return ids;
}
