import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Equipment, EstimateEntry } from '@wod/domain';
import { type EntityManager, In } from 'typeorm';
import { WodEntity } from './wod.entity.js';
import { estimatedMinutes } from './wod.mapper.js';
import { WodEntryEntity } from './wod-entry.entity.js';

const AT_ONCE = 200;
const TIMED_ENTRY = ['wodId', 'reps', 'distance', 'duration', 'timeCap', 'partRounds'] as const;

type TimedEntry = Pick<WodEntryEntity, (typeof TIMED_ENTRY)[number]> & { equipment: Equipment };

/**
 * Estimates anew how long the WODs take that use an exercise and whose minutes are an estimate, those that can still be
 * restored included. What comes out differently is written with the content version; it is no edit of the WOD.
 */
export async function estimateAnew(manager: EntityManager, contentVersion: number, exerciseId: string): Promise<void> {
  for (let after = ''; ;) {
    const wods = await estimatedWods(manager, exerciseId, after);
    const last = wods.at(-1);
    if (!last) return;
    after = last.id;
    // The embedded database never waits, so without a pause nobody else would be answered until the last of them.
    await nextTurn();
    for (const [estimatedDuration, ids] of await changedMinutes(manager, wods)) {
      await manager.update(WodEntity, { id: In(ids) }, { estimatedDuration, contentVersion });
    }
  }
}

function estimatedWods(manager: EntityManager, exerciseId: string, after: string): Promise<WodEntity[]> {
  return manager
    .createQueryBuilder(WodEntity, 'wod')
    .where('wod.id > :after AND (wod.minutesAreOwn IS NULL OR wod.minutesAreOwn = :no)', { after, no: false })
    .andWhere((query) => `wod.id IN ${query.subQuery().select('entry.wodId').from(WodEntryEntity, 'entry').where('entry.exerciseId = :exerciseId').getQuery()}`)
    .setParameters({ exerciseId })
    .orderBy('wod.id')
    .limit(AT_ONCE)
    .getMany();
}

/** The ids of those whose estimate is another one now, by their minutes. */
async function changedMinutes(manager: EntityManager, wods: readonly WodEntity[]): Promise<Map<number | null, string[]>> {
  const entries = await timedEntries(manager, wods.map(({ id }) => id));
  const idsByMinutes = new Map<number | null, string[]>();
  for (const wod of wods) {
    const minutes = estimatedMinutes({ ...present(wod), type: wod.type, exercises: entries.get(wod.id) ?? [] });
    if (minutes === wod.estimatedDuration) continue;
    const alike = idsByMinutes.get(minutes);
    if (alike) alike.push(wod.id);
    else idsByMinutes.set(minutes, [wod.id]);
  }
  return idsByMinutes;
}

async function timedEntries(manager: EntityManager, wodIds: string[]): Promise<Map<string, EstimateEntry[]>> {
  const rows = await manager
    .createQueryBuilder(WodEntryEntity, 'entry')
    .innerJoin('entry.exercise', 'exercise')
    .select(TIMED_ENTRY.map((column) => `entry.${column} AS ${column}`))
    .addSelect('exercise.equipment', 'equipment')
    .where('entry.wodId IN (:...wodIds)', { wodIds })
    .orderBy('entry.wodId')
    .addOrderBy('entry.position')
    .getRawMany<TimedEntry>();
  const byWod = new Map<string, EstimateEntry[]>(wodIds.map((id) => [id, []]));
  for (const { wodId, ...entry } of rows) byWod.get(wodId)?.push({ ...present(entry), equipment: entry.equipment });
  return byWod;
}

type Present<Row> = { [Column in keyof Row]?: NonNullable<Row[Column]> };

/** Without the columns that are empty, as the estimator reads it. */
const present = <Row extends object>(row: Row): Present<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<Row>;
