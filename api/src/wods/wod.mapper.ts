import { type Equipment, heldUntil, keepApplicable, nameKey, ownMinutes, WOD_ENTRY_FIELDS, WOD_FIELDS, type WodInput } from '@wod/domain';
import { estimatedMinutes } from '../library/estimates.js';
import { KEY_LENGTH } from '../platform/database/columns.js';
import { contentValues } from '../platform/fields/content-columns.js';
import type { WodEntity } from './wod.entity.js';
import type { WodEntryEntity } from './wod-entry.entity.js';

type WodRow = Omit<WodEntity, 'entries'>;
/** An entry without its relations. */
export type EntryRow = Omit<WodEntryEntity, 'wod' | 'exercise'>;

/** The rows of a new WOD. */
export interface NewWodRows {
  wod: WodRow;
  entries: EntryRow[];
}

/** Returns the equipment of an exercise in the library. */
export type EquipmentOf = (exerciseId: string) => Equipment;

/** Identifies a WOD to an import. */
export const wodKey = (name: string): string => nameKey(name).slice(0, KEY_LENGTH);

/** The rows of a new WOD. */
export function newWodRows(
  input: WodInput,
  { id, equipmentOf, contentVersion, now }: { id: string; equipmentOf: EquipmentOf; contentVersion: number; now: Date },
): NewWodRows {
  return {
    wod: {
      id,
      ...wodColumns(input, equipmentOf),
      category: input.category ?? 'CUSTOM',
      version: 1,
      contentVersion,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
      publishAt: heldUntil(input.publishAt, now) ?? null,
    },
    entries: entryRows(id, input),
  };
}

/** The columns that an input fills, without its entries. What means nothing for its type is left out. A missing category is null. */
export function wodColumns(input: WodInput, equipmentOf: EquipmentOf) {
  const wod = keepApplicable(input);
  return { ...contentValues(WOD_FIELDS, wod), nameKey: wodKey(wod.name), ...minutesOf(wod, equipmentOf) };
}

/** The minutes given, or else the estimate, and which of the two they are. With an estimate there is no range. */
function minutesOf(wod: WodInput, equipmentOf: EquipmentOf) {
  const own = ownMinutes(wod);
  if (own !== undefined) return { estimatedDuration: own, minutesAreOwn: true };
  const exercises = wod.exercises.map((entry) => ({ ...entry, equipment: equipmentOf(entry.exerciseId) }));
  return { estimatedDuration: estimatedMinutes({ ...wod, exercises }), minutesAreOwn: false, minutesLow: null, minutesHigh: null };
}

/** The entries of a WOD, in order. */
export function entryRows(wodId: string, input: WodInput): EntryRow[] {
  return keepApplicable(input).exercises.map((entry, index) => ({
    wodId,
    position: index + 1,
    exerciseId: entry.exerciseId,
    ...contentValues(WOD_ENTRY_FIELDS, entry),
  }));
}
