import { type BulkProblem, plural } from '@wod/domain';
import { type EntityManager, In } from 'typeorm';
import { ExerciseEntity } from '../exercises/index.js';
import { inParts } from '../platform/database/in-parts.js';
import { WodEntity, WodEntryEntity } from '../wods/index.js';

/** The rows that were chosen, and why others can't be changed. */
export interface Chosen<Row> {
  rows: Row[];
  problems: BulkProblem[];
}

const GONE = 'It is not in the library any more';

/** The WODs of the library with these ids, in their order. */
export async function chosenWods(manager: EntityManager, ids: readonly string[]): Promise<Chosen<WodEntity>> {
  const found = new Map<string, WodEntity>();
  for (const some of inParts(ids)) for (const row of await manager.findBy(WodEntity, { id: In(some) })) found.set(row.id, row);
  return chosen(ids, found, ({ deletedAt }) => deletedAt === null);
}

/** The exercises with these ids, in their order. */
export async function chosenExercises(manager: EntityManager, ids: readonly string[]): Promise<Chosen<ExerciseEntity>> {
  const found = new Map<string, ExerciseEntity>();
  for (const some of inParts(ids)) for (const row of await manager.findBy(ExerciseEntity, { id: In(some) })) found.set(row.id, row);
  return chosen(ids, found, () => true);
}

/** How many WODs use an exercise, how many of them are in the bin or are drafts, and one of the drafts. */
interface Use {
  all: number;
  deleted: number;
  drafts: number;
  draftId: string | null;
}

const IS_DRAFT = 'wod.deletedAt IS NULL AND wod.publishAt IS NOT NULL';

/** Exercises that no WOD uses. Deleted WODs count for as long as they are kept, since they can be restored. */
export async function unusedOf(manager: EntityManager, rows: readonly ExerciseEntity[]): Promise<{ unused: ExerciseEntity[]; used: BulkProblem[] }> {
  const users = new Map<string, Use>();
  for (const some of inParts(rows.map(({ id }) => id))) {
    const counted = await manager
      .createQueryBuilder(WodEntryEntity, 'entry')
      .innerJoin('entry.wod', 'wod')
      .select('entry.exerciseId', 'id')
      .addSelect('COUNT(DISTINCT entry.wodId)', 'users')
      .addSelect('COUNT(DISTINCT CASE WHEN wod.deletedAt IS NOT NULL THEN entry.wodId END)', 'deleted')
      .addSelect(`COUNT(DISTINCT CASE WHEN ${IS_DRAFT} THEN entry.wodId END)`, 'drafts')
      .addSelect(`MIN(CASE WHEN ${IS_DRAFT} THEN entry.wodId END)`, 'draftId')
      .where({ exerciseId: In(some) })
      .groupBy('entry.exerciseId')
      .getRawMany<{ id: string; users: unknown; deleted: unknown; drafts: unknown; draftId: string | null }>();
    for (const { id, users: all, deleted, drafts, draftId } of counted) {
      users.set(id, { all: Number(all), deleted: Number(deleted), drafts: Number(drafts), draftId });
    }
  }
  const used = rows.flatMap(({ id, name }): BulkProblem[] => {
    const use = users.get(id);
    return use ? [{ id, name, ...foundIn(use) }] : [];
  });
  return { unused: rows.filter(({ id }) => !users.has(id)), used };
}

function foundIn({ all, deleted, drafts, draftId }: Use): Pick<BulkProblem, 'why' | 'use' | 'draftId'> {
  if (all === deleted) return { why: `It is used by ${plural(all, 'deleted WOD')}`, use: 'bin' };
  if (all > deleted + drafts || draftId === null) return { why: `It is used by ${plural(all, 'WOD')}`, use: 'library' };
  return { why: `It is used by ${plural(drafts, 'draft')}`, use: 'draft', draftId };
}

/** MySQL matches an id regardless of case and trailing spaces; and each is meant once. */
function chosen<Row extends { id: string; name: string }>(
  ids: readonly string[],
  found: ReadonlyMap<string, Row>,
  isThere: (row: Row) => boolean,
): Chosen<Row> {
  const rows: Row[] = [];
  const problems: BulkProblem[] = [];
  for (const id of new Set(ids)) {
    const row = found.get(id);
    if (row && isThere(row)) rows.push(row);
    else problems.push({ id, ...(row && { name: row.name }), why: GONE });
  }
  return { rows, problems };
}
