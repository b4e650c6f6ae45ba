import { type EntityManager, In } from 'typeorm';
import { inParts } from '../platform/database/in-parts.js';
import { imageOf, type RowImage } from '../revisions/index.js';
import { WodEntity } from './wod.entity.js';
import { WodEntryEntity } from './wod-entry.entity.js';

/** What a WOD was, as its revisions keep it. */
export interface WodImage {
  wod: RowImage;
  /** in order */
  entries: readonly RowImage[];
}

/** The images of WODs as they are, in the same order. */
export async function wodImages(manager: EntityManager, wods: readonly WodEntity[]): Promise<WodImage[]> {
  const entriesOf = new Map<string, RowImage[]>(wods.map(({ id }) => [id, []]));
  for (const some of inParts(wods)) {
    const rows = await manager.find(WodEntryEntity, { where: { wodId: In(some.map(({ id }) => id)) }, order: { wodId: 'ASC', position: 'ASC' } });
    for (const row of rows) entriesOf.get(row.wodId)?.push(imageOf(manager, WodEntryEntity, row));
  }
  return wods.map((wod) => ({ wod: imageOf(manager, WodEntity, wod), entries: entriesOf.get(wod.id) ?? [] }));
}
