import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Equipment, estimateDuration, type EstimateInput } from '@wod/domain';
import type { EntityManager } from 'typeorm';
import { LibraryRows } from './library-rows.js';
import type { WodRecord } from './records.js';

const AT_ONCE = 200;

type EquipmentById = ReadonlyMap<string, Equipment>;

/** The estimate in minutes; null when there is nothing to estimate from. */
export const estimatedMinutes = (wod: EstimateInput): number | null => estimateDuration(wod) || null;

/**
 * Re-estimates the duration of the WODs that use an exercise and whose minutes are an estimate, including those that can still be
 * restored. Estimates that differ are written with the content version; this is not an edit of the WOD.
 */
export async function estimateAnew(manager: EntityManager, contentVersion: number, exerciseId: string): Promise<void> {
  const rows = new LibraryRows(manager);
  const equipment: EquipmentById = new Map((await rows.exercises()).map((exercise) => [exercise.id, exercise.equipment]));
  for (let after = ''; ; ) {
    const wods = await rows.estimatedWods(exerciseId, after, AT_ONCE);
    const last = wods.at(-1);
    if (!last) return;
    after = last.id;
    // The embedded database never yields, so without a pause nobody else would be answered until all are done.
    await nextTurn();
    for (const [minutes, ids] of changedMinutes(wods, equipment)) await rows.setEstimate(ids, minutes, contentVersion);
  }
}

/** Re-estimates the duration of these WODs in the same way. @param ids of WODs whose minutes are an estimate, a few hundred at most */
export async function estimateThese(manager: EntityManager, contentVersion: number, ids: readonly string[]): Promise<void> {
  const rows = new LibraryRows(manager);
  const wods = (await rows.wodsWith(ids)).map(({ record }) => record);
  const exercises = await rows.exercises([...new Set(wods.flatMap(({ entries }) => entries.map(({ exerciseId }) => exerciseId)))]);
  const equipment: EquipmentById = new Map(exercises.map((exercise) => [exercise.id, exercise.equipment]));
  for (const [minutes, ofMinutes] of changedMinutes(wods, equipment)) await rows.setEstimate(ofMinutes, minutes, contentVersion);
}

/** The ids of those whose estimate has changed, by their new minutes. */
function changedMinutes(wods: readonly WodRecord[], equipment: EquipmentById): Map<number | null, string[]> {
  const idsByMinutes = new Map<number | null, string[]>();
  for (const { entries, ...wod } of wods) {
    const exercises = entries.map((entry) => ({ ...entry, equipment: equipment.get(entry.exerciseId) ?? 'BODYWEIGHT' }));
    const minutes = estimatedMinutes({ ...wod, exercises });
    if (minutes === (wod.estimatedDuration ?? null)) continue;
    const alike = idsByMinutes.get(minutes);
    if (alike) alike.push(wod.id);
    else idsByMinutes.set(minutes, [wod.id]);
  }
  return idsByMinutes;
}
