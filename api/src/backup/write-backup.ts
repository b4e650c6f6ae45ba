import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DataSource, EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm';
import { readOneState } from '../platform/database/read-one-state.js';
import { type BackupEnd, BackupError, type BackupHead, FORMAT, FORMAT_VERSION, TABLES } from './backup-format.js';
import { checkBackup } from './read-backup.js';
import { keepAs, refuseTarget, type Target, unfinishedName } from './target-file.js';

const ROWS_AT_ONCE = 2000;

/**
 * Writes everything to a file as of one moment, while others go on writing. The file appears once it is complete, on the disk
 * and read back.
 * @returns the number of rows in each table
 * @throws BackupError when the file can't be written, already exists, or isn't what should have been written
 */
export async function writeBackup(dataSource: DataSource, target: Target): Promise<BackupEnd['rows']> {
  await refuseTarget(target);
  return keepAs(target, unfinishedName(target.file), async (unfinished) => {
    const written = await writeTo(await open(unfinished, 'wx', 0o600), dataSource, target.signal);
    const read = await checkBackup(unfinished, target.signal);
    if (TABLES.some(({ name }) => read[name] !== written[name]))
      throw new BackupError('What was read back is not what was written. Please look at the disk.');
    return written;
  });
}

async function writeTo(handle: FileHandle, dataSource: DataSource, signal: AbortSignal | undefined): Promise<BackupEnd['rows']> {
  const rows: BackupEnd['rows'] = {};
  await readOneState(dataSource, (manager) =>
    // Closes the file once all of it is on the disk.
    pipeline(Readable.from(lines(manager, rows)), createGzip(), handle.createWriteStream({ flush: true }), { signal }),
  );
  return rows;
}

async function* lines(manager: EntityManager, counts: BackupEnd['rows']): AsyncGenerator<string> {
  const applied = (await manager.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[];
  const head: BackupHead = {
    format: FORMAT,
    version: FORMAT_VERSION,
    createdAt: new Date().toISOString(),
    migrations: applied.map(({ name }) => name),
  };
  yield line(head);
  for (const { name, entity } of TABLES) {
    const metadata = manager.connection.getMetadata(entity);
    counts[name] = 0;
    for await (const row of rowsOf(manager, metadata)) {
      counts[name] += 1;
      yield line([name, row]);
    }
  }
  yield line({ rows: counts } satisfies BackupEnd);
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** In key order, each page starting where the previous one ended. */
async function* rowsOf(manager: EntityManager, metadata: EntityMetadata): AsyncGenerator<Record<string, unknown>> {
  const columns = metadata.columns.map(({ propertyName }) => propertyName);
  const [first = '', second] = metadata.primaryColumns.map(({ propertyName }) => propertyName);
  const after =
    second === undefined ? `row.${first} > :first` : `row.${first} >= :first AND NOT (row.${first} = :first AND row.${second} <= :second)`;
  let last: ObjectLiteral | undefined;
  do {
    const query = manager.createQueryBuilder(metadata.target, 'row').orderBy(`row.${first}`).limit(ROWS_AT_ONCE);
    if (second !== undefined) query.addOrderBy(`row.${second}`);
    if (last) query.where(after, { first: last[first] as unknown, ...(second !== undefined && { second: last[second] as unknown }) });
    const page = await query.getMany();
    for (const row of page) yield Object.fromEntries(columns.map((column) => [column, row[column] as unknown]));
    last = page.length < ROWS_AT_ONCE ? undefined : page.at(-1);
  } while (last);
}
