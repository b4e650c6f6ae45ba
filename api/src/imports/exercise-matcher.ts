import { type PredefinedExercise, predefinedExercises } from '@wod/catalogue';
import { ExercisesByName, type NamedExercise } from '@wod/domain';
import { ExerciseEntity, exerciseKey, type ExerciseWriter, newExerciseRow } from '../exercises/index.js';
import { predefinedExerciseInput } from './predefined-input.js';

const predefinedByName = new Map(predefinedExercises.map((exercise) => [exercise.name, exercise]));

/** The keys of the names that a predefined exercise may have in the library, its own first. */
export const keysOf = ({ name, aliases }: PredefinedExercise) => [name, ...aliases].map(exerciseKey);

/**
 * A predefined exercise among the library's: by any of its names, or else by its own among the other names that the library has, since an
 * admin may have merged one into another.
 */
export function matchOf<Known extends NamedExercise>(known: ExercisesByName<Known>, { name, aliases }: PredefinedExercise): Known | undefined {
  const own = [name, ...aliases].find((candidate) => known.withName(candidate) !== undefined);
  return known.named(own ?? name);
}

/** @throws Error for a name that is not predefined */
export function predefinedExercise(name: string): PredefinedExercise {
  const exercise = predefinedByName.get(name);
  if (!exercise) throw new Error(`"${name}" is not one of the predefined exercises`);
  return exercise;
}

/** Finds the library's exercises for predefined ones, in the transaction of a content change. Missing ones are created. */
export class ExerciseMatcher {
  private constructor(
    private readonly writer: ExerciseWriter,
    private readonly needsReview: boolean,
    private readonly known: ExercisesByName<Pick<ExerciseEntity, 'id' | 'name' | 'aliases'>>,
  ) {}

  /**
   * Reads the names of the library's exercises, once for all that are to be matched.
   * @param needsReview whether created exercises are flagged for review
   */
  static async of(writer: ExerciseWriter, { needsReview }: { needsReview: boolean }): Promise<ExerciseMatcher> {
    const exercises = await writer.manager.find(ExerciseEntity, { select: { id: true, name: true, aliases: true } });
    return new ExerciseMatcher(writer, needsReview, new ExercisesByName(exercises));
  }

  /**
   * @returns their ids by predefined name
   * @throws Error for a name that is not predefined
   */
  async match(names: Iterable<string>): Promise<Map<string, string>> {
    const { writer, known, needsReview } = this;
    const ids = new Map<string, string>();
    for (const exercise of [...new Set(names)].map(predefinedExercise)) {
      let id = matchOf(known, exercise)?.id;
      if (id === undefined) {
        const row = newExerciseRow(predefinedExerciseInput(exercise), { needsReview, now: writer.now });
        await writer.insert(row);
        known.add(row);
        id = row.id;
      }
      ids.set(exercise.name, id);
    }
    return ids;
  }
}
