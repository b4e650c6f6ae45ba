import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EntityManager, In } from 'typeorm';
import { type ExerciseEntity, type ExerciseValues, type ExerciseWriter } from '../exercises/index.js';
import { estimateAnew } from '../library/estimates.js';
import { WodEntity } from './wod.entity.js';
import { WodEntryEntity } from './wod-entry.entity.js';
import type { WodWriter } from './wod-writer.js';

/** How many WODs are changed before others get a turn: the embedded database never yields. */
const AT_ONCE = 200;

/** Merges exercises in the transaction of a content change. */
export class ExerciseMerge {
  constructor(
    private readonly manager: EntityManager,
    private readonly contentVersion: number,
    private readonly wods: WodWriter,
    private readonly exercises: ExerciseWriter,
  ) {}

  /**
   * Whatever used the first exercise uses the second from now on, deleted WODs too, and links to the first lead to the second.
   * @param said what the second one says from now on, where that changes
   * @returns how many WODs have changed
   */
  async run(row: ExerciseEntity, into: ExerciseEntity, said: ExerciseValues = {}): Promise<number> {
    let changed = 0;
    for (let users = await this.users(row); users.length > 0; users = await this.users(row)) {
      await this.wods.touch(...users);
      await this.manager.update(WodEntryEntity, { wodId: In(users.map(({ id }) => id)), exerciseId: row.id }, { exerciseId: into.id });
      changed += users.length;
      await nextTurn();
    }
    await this.exercises.delete(row);
    const mergedIds = [...(into.mergedIds ?? []), row.id, ...(row.mergedIds ?? [])];
    await this.exercises.replace(into, { ...said, mergedIds, needsReview: into.needsReview });
    if (row.equipment !== into.equipment) await estimateAnew(this.manager, this.contentVersion, into.id);
    return changed;
  }

  /** The next WODs with the exercise. */
  private users({ id }: ExerciseEntity): Promise<WodEntity[]> {
    return this.manager
      .createQueryBuilder(WodEntity, 'wod')
      .where(
        (query) => `wod.id IN ${query.subQuery().select('entry.wodId').from(WodEntryEntity, 'entry').where('entry.exerciseId = :id').getQuery()}`,
      )
      .setParameters({ id })
      .orderBy('wod.id')
      .limit(AT_ONCE)
      .getMany();
  }
}
