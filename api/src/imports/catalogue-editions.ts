import { formerEditions } from '@wod/catalogue';
import type { EntityManager } from 'typeorm';
import { SeedEntity } from './seed.entity.js';

const EDITION = 'catalogue edition ';
const PRESENT = formerEditions.length + 1;

/** The number of the edition of the catalogue that a library was given last, from 1; the first one left no trace. */
export async function editionOf(manager: EntityManager): Promise<number> {
  const seeds = await manager.find(SeedEntity);
  return Math.max(1, ...seeds.filter(({ name }) => name.startsWith(EDITION)).map(({ name }) => Number(name.slice(EDITION.length))));
}

/** Notes that a library has been given the present edition: what it lacks of it from now on was taken out. */
export async function notePresentEdition(manager: EntityManager): Promise<void> {
  const now = new Date();
  await manager.save(SeedEntity, { name: `${EDITION}${PRESENT}`, startedAt: now, finishedAt: now });
}

/** Whether something of the catalogue came after an edition, by the keys of all of its names. */
export function cameAfter(edition: number, kind: 'wods' | 'exercises', keys: readonly string[], keyOf: (name: string) => string): boolean {
  if (edition >= PRESENT) return false;
  return !formerEditions.slice(0, edition).some((former) => Object.keys(former[kind]).some((name) => keys.includes(keyOf(name))));
}

/** The digests of everything that a catalogue has ever said of its WODs or exercises, but for the present one. */
export const formerDigests = (kind: 'wods' | 'exercises'): ReadonlySet<string> => new Set(formerEditions.flatMap((former) => Object.values(former[kind])));
