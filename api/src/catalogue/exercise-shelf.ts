import { type Exercise, foldText } from '@wod/domain';
import type { ExerciseRecord } from './records.js';
import type { IndexedExercise } from './wod-index.js';

/** The exercises of the read model: by id, in the order of their names, and as the index of the WODs needs them. */
export class ExerciseShelf {
  private readonly byId: ReadonlyMap<string, ExerciseRecord & { indexed: IndexedExercise }>;
  /** By name. */
  readonly list: readonly Exercise[];

  constructor(private readonly records: readonly ExerciseRecord[]) {
    this.byId = new Map(records.map((record) => {
      const { id, name, equipment } = record.exercise;
      return [id, { ...record, indexed: { equipment, foldedName: foldText(name) } }];
    }));
    this.list = records.map(({ exercise }) => exercise).sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  find(id: string): Exercise | undefined {
    return this.byId.get(id)?.exercise;
  }

  /** @throws Error for an unknown exercise; a foreign key keeps WODs from having one */
  readonly exerciseOf = (id: string): Exercise => this.held(id).exercise;

  /** @throws Error for an unknown exercise */
  readonly indexedOf = (id: string): IndexedExercise => this.held(id).indexed;

  /** The ids of those that are not the same here as on another shelf. */
  changedFrom(before: ExerciseShelf): ReadonlySet<string> {
    const changed = this.records.filter(({ exercise, version }) => before.byId.get(exercise.id)?.version !== version);
    return new Set(changed.map(({ exercise }) => exercise.id));
  }

  private held(id: string) {
    const held = this.byId.get(id);
    if (!held) throw new Error(`The exercise ${id} is not in the library.`);
    return held;
  }
}
