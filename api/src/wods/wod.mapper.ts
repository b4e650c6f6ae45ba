import { randomUUID } from 'node:crypto';
import { keepApplicable, nameKey, type WodInput } from '@wod/domain';
import { KEY_LENGTH } from '../database/columns.js';
import type { WodEntity } from './wod.entity.js';
import type { WodEntryEntity } from './wod-entry.entity.js';

type Row<Entity, Relations extends keyof Entity> = Omit<Entity, Relations>;

/** By what an import knows a WOD again. */
export const wodKey = (name: string): string => nameKey(name).slice(0, KEY_LENGTH);

/** The rows of a new WOD. What means nothing for its type is left out. */
export function newWodRows(
  input: WodInput & { estimatedDuration: number },
  { contentVersion, now }: { contentVersion: number; now: Date },
): { wod: Row<WodEntity, 'entries'>; entries: Row<WodEntryEntity, 'wod' | 'exercise'>[] } {
  const wod = keepApplicable(input);
  const id = randomUUID();
  return {
    wod: {
      id,
      name: wod.name,
      nameKey: wodKey(wod.name),
      description: wod.description ?? null,
      type: wod.type,
      category: wod.category ?? 'CUSTOM',
      timeCapMinutes: wod.timeCapMinutes ?? null,
      intervalMinutes: wod.intervalMinutes ?? null,
      rounds: wod.rounds ?? null,
      startReps: wod.startReps ?? null,
      repScheme: wod.repScheme ?? null,
      tabataCycles: wod.tabataCycles ?? null,
      estimatedDuration: wod.estimatedDuration,
      videoUrl: wod.videoUrl ?? null,
      version: 1,
      contentVersion,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    },
    entries: wod.exercises.map((entry, index) => ({
      wodId: id,
      position: index + 1,
      exerciseId: entry.exerciseId,
      reps: entry.reps ?? null,
      distance: entry.distance ?? null,
      duration: entry.duration ?? null,
      timeCap: entry.timeCap ?? null,
      weight: entry.weight ?? null,
      womenWeight: entry.womenWeight ?? null,
      notes: entry.notes ?? null,
      isEmomInterruption: entry.isEmomInterruption ?? false,
    })),
  };
}
