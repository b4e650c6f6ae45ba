import { randomInt, randomUUID } from 'node:crypto';
import type { DataSource, EntityManager, MigrationInterface } from 'typeorm';
import { AdminEntity } from '../auth/index.js';
import { ContentVersionEntity } from '../library/content-version.entity.js';
import { LIBRARY_IDENTITY_ID, LibraryIdentityEntity } from '../library/library-identity.entity.js';
import { inStatements } from '../platform/database/in-parts.js';
import type { FillsColumns } from '../platform/database/migrations/fills-columns.js';
import { Transactions } from '../platform/database/transactions.js';
import { type BackupEnd, type BackupHead, type BackupRow, TABLES } from './backup-format.js';
import { columnsOf, readBackup } from './read-backup.js';

/** The embedded driver keeps a hundred statements, each as large as this makes it. */
const ROWS_AT_ONCE = 100;

/** A token may be of a library that is not there any more, whose versions nobody knows: the next one is hardly one of those. */
const TOKEN_VERSIONS = 100_000;

type Migration = MigrationInterface & Partial<FillsColumns>;

/**
 * Replaces everything with the contents of a backup, in one transaction: a file that turns out to be broken changes nothing.
 * Running processes notice that it is another library.
 * @returns the number of rows in each table
 * @throws BackupError when the file is not a complete backup, or comes from a newer version
 */
export function restoreBackup(dataSource: DataSource, file: string): Promise<BackupEnd['rows']> {
  return new Transactions(dataSource).run(async (manager) => {
    // First, so that anyone writing content waits here.
    await manager
      .createQueryBuilder()
      .update(ContentVersionEntity)
      .set({ version: () => 'version + 1' })
      .execute();
    const before = { versions: await manager.find(ContentVersionEntity), tokenVersion: await lastTokenVersion(manager) };
    for (const { entity } of TABLES.toReversed()) await manager.createQueryBuilder().delete().from(entity).execute();
    const { head, counts } = await insertAll(manager, file);
    for (const migration of dataSource.migrations as Migration[]) {
      if (!head.migrations.includes(migration.name ?? migration.constructor.name)) await migration.fill?.(manager);
    }
    await becomeAnother(manager, before);
    return counts;
  });
}

/** What the library had that was replaced. */
interface Before {
  versions: readonly ContentVersionEntity[];
  tokenVersion: number;
}

const lastTokenVersion = async (manager: EntityManager): Promise<number> => (await manager.maximum(AdminEntity, 'tokenVersion')) ?? 0;

/** Gives the library a new identity, and versions that were never used, so that all sign-ins end. An older backup may lack some of them. */
async function becomeAnother(manager: EntityManager, { versions, tokenVersion }: Before): Promise<void> {
  await manager.update(LibraryIdentityEntity, { id: LIBRARY_IDENTITY_ID }, { epoch: randomUUID() });
  for (const { id, version } of versions) {
    const restored = await manager.findOneBy(ContentVersionEntity, { id });
    await manager.save(ContentVersionEntity, { id, version: Math.max(version, restored?.version ?? 0) + 1 });
  }
  const last = Math.max(tokenVersion, await lastTokenVersion(manager));
  await manager
    .createQueryBuilder()
    .update(AdminEntity)
    .set({ tokenVersion: last + randomInt(1, TOKEN_VERSIONS) })
    .execute();
}

async function insertAll(manager: EntityManager, file: string): Promise<{ head: BackupHead; counts: BackupEnd['rows'] }> {
  let head: BackupHead | undefined;
  const rows = readBackup(file, { onHead: (read) => (head = read) });
  let batch: BackupRow[] = [];
  for (;;) {
    const { done, value } = await rows.next();
    const isOther = !done && batch[0] !== undefined && value[0] !== batch[0][0];
    if (done || isOther || batch.length === ROWS_AT_ONCE) {
      await insert(manager, batch);
      batch = [];
    }
    if (done) return { head: head as BackupHead, counts: value };
    batch.push(value);
  }
}

/** Names the columns that the rows have: an older backup lacks some, which then get their defaults. */
async function insert(manager: EntityManager, batch: readonly BackupRow[]): Promise<void> {
  const [first] = batch;
  const table = TABLES.find(({ name }) => name === first?.[0]);
  if (!first || !table) return;
  const types = columnsOf(table.entity);
  // JSON has no dates.
  const valueOf = (column: string, value: unknown) => (types.get(column)?.type === 'datetime' && value !== null ? new Date(String(value)) : value);
  const values = batch.map(([, row]) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, valueOf(column, value)])));
  for (const some of inStatements(values)) {
    await manager.createQueryBuilder().insert().into(table.entity, Object.keys(first[1])).values(some).updateEntity(false).execute();
  }
}
