import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EntityManager, In } from 'typeorm';
import { ExerciseEntity } from '../exercises/index.js';
import { estimateAnew } from '../library/estimates.js';
import { notBefore } from '../platform/database/not-before.js';
import { WodEntity } from './wod.entity.js';
import { WodEntryEntity } from './wod-entry.entity.js';

/** How many WODs are changed before others get a turn: the embedded database never yields. */
const AT_ONCE = 200;

/** Merges exercises in the transaction of a content change. */
export class ExerciseMerge {
  constructor(
    private readonly manager: EntityManager,
    private readonly contentVersion: number,
    private readonly now: Date,
  ) {}

  /**
   * Whatever used the first exercise uses the second from now on, deleted WODs too, and links to the first lead to the second.
   * @param into gets the columns that change
   * @param said what it says from now on
   * @returns how many WODs have changed
   */
  async run(row: ExerciseEntity, into: ExerciseEntity, said: Partial<ExerciseEntity> = {}): Promise<number> {
    let wods = 0;
    for (let some = await this.users(row); some.length > 0; some = await this.users(row)) {
      await this.exchange(some, row, into);
      wods += some.length;
      await nextTurn();
    }
    Object.assign(into, said, {
      mergedIds: [...into.mergedIds ?? [], row.id, ...row.mergedIds ?? []], version: into.version + 1, updatedAt: notBefore(this.now, into.updatedAt),
    });
    await this.manager.update(ExerciseEntity, { id: into.id }, into);
    await this.manager.delete(ExerciseEntity, { id: row.id });
    if (row.equipment !== into.equipment) await estimateAnew(this.manager, this.contentVersion, into.id);
    return wods;
  }

  /** The next WODs with the exercise. */
  private users({ id }: ExerciseEntity): Promise<WodEntity[]> {
    return this.manager
      .createQueryBuilder(WodEntity, 'wod')
      .where((query) => `wod.id IN ${query.subQuery().select('entry.wodId').from(WodEntryEntity, 'entry').where('entry.exerciseId = :id').getQuery()}`)
      .setParameters({ id })
      .orderBy('wod.id')
      .limit(AT_ONCE)
      .getMany();
  }

  private async exchange(wods: readonly WodEntity[], row: ExerciseEntity, into: ExerciseEntity): Promise<void> {
    const wodId = In(wods.map(({ id }) => id));
    await this.manager.update(WodEntryEntity, { wodId, exerciseId: row.id }, { exerciseId: into.id });
    const updatedAt = wods.reduce((latest, wod) => notBefore(latest, wod.updatedAt), this.now);
    await this.manager.update(WodEntity, { id: wodId }, { version: () => 'version + 1', contentVersion: this.contentVersion, updatedAt });
  }
}
