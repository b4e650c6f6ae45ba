import { formerEditions } from '@wod/catalogue';
import type { EntityManager } from 'typeorm';
import { SeedEntity } from './seed.entity.js';

const EDITION = 'catalogue edition ';
const PRESENT = formerEditions.length + 1;

/** The number of the catalogue edition that a library was last given, counted from 1; the first one left no trace. */
export async function editionOf(manager: EntityManager): Promise<number> {
  const seeds = await manager.find(SeedEntity);
  return Math.max(1, ...seeds.filter(({ name }) => name.startsWith(EDITION)).map(({ name }) => Number(name.slice(EDITION.length))));
}

/** Records that a library has the present edition: anything missing from it from now on was removed by someone. */
export async function notePresentEdition(manager: EntityManager): Promise<void> {
  const now = new Date();
  await manager.save(SeedEntity, { name: `${EDITION}${PRESENT}`, startedAt: now, finishedAt: now });
}

/** Whether something in the catalogue was added after an edition, by the keys of all its names. */
export function cameAfter(edition: number, kind: 'wods' | 'exercises', keys: readonly string[], keyOf: (name: string) => string): boolean {
  if (edition >= PRESENT) return false;
  return !formerEditions.slice(0, edition).some((former) => Object.keys(former[kind]).some((name) => keys.includes(keyOf(name))));
}

/** The digests of all content that past catalogues had for their WODs or exercises, excluding the present catalogue. */
export const formerDigests = (kind: 'wods' | 'exercises'): ReadonlySet<string> =>
  new Set(formerEditions.flatMap((former) => Object.values(former[kind])));
