import type { Exercise } from '@wod/domain';
import { ExerciseNames } from './search/exercise-names.js';
import type { Names } from './search/names.js';
import type { IndexedExercise } from './wod-index.js';

/** What an index of the whole library is made of besides. */
interface Source {
  stored?: string;
  /** Ids that no longer exist, and those that replaced them. */
  merged?: ReadonlyMap<string, string>;
}

/** The exercises of the read model: by id, sorted by name, and as the index of the WODs needs them. */
export class ExerciseIndex {
  private readonly byId: ReadonlyMap<string, { exercise: Exercise; indexed: IndexedExercise }>;
  /** By name. */
  readonly list: readonly Exercise[];

  /** All that it was read from, as text; '' for exercises that aren't the whole library's. */
  readonly stored: string;
  private readonly merged: ReadonlyMap<string, string>;

  constructor(exercises: readonly Exercise[], { stored = '', merged = new Map() }: Source = {}) {
    this.stored = stored;
    this.merged = merged;
    this.byId = new Map(
      exercises.map((exercise) => {
        const { id, name, equipment, needs, aliases } = exercise;
        return [id, { exercise, indexed: { equipment, needs, names: new ExerciseNames(name, equipment, aliases, needs) } }];
      }),
    );
    this.list = [...exercises].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  find(id: string): Exercise | undefined {
    return this.byId.get(id)?.exercise;
  }

  /** Every exercise with what it is found by. */
  *named(): Generator<{ id: string; names: Names }> {
    for (const {
      exercise: { id },
      indexed: {
        names: { names },
      },
    } of this.byId.values())
      yield { id, names };
  }

  /** By its id, or by the id of one that was merged into it, unless that one exists again. */
  findLinked(id: string): Exercise | undefined {
    return this.find(id) ?? this.find(this.merged.get(id) ?? '');
  }

  readonly indexedOf = (id: string): IndexedExercise | undefined => this.byId.get(id)?.indexed;

  /** @throws Error for an unknown exercise; a foreign key keeps WODs from having one */
  readonly exerciseOf = (id: string): Exercise => {
    const exercise = this.find(id);
    if (!exercise) throw new Error(`The exercise ${id} is not in the library.`);
    return exercise;
  };
}
