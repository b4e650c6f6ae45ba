import type { Wod } from '@wod/domain';
import type { EntityManager } from 'typeorm';
import { LibraryRows } from './library-rows.js';
import { toWod } from './records.js';

/** The WODs that aren't in the library yet, oldest first; the read model doesn't have them. */
export async function allDrafts(manager: EntityManager): Promise<Wod[]> {
  const rows = new LibraryRows(manager);
  const exercises = await rows.exerciseIndex();
  const drafts: Wod[] = [];
  for await (const records of rows.wods('publishAt IS NOT NULL')) drafts.push(...records.map((record) => toWod(record, exercises.exerciseOf)));
  return drafts.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}
