import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DataSource, EntityManager, EntityMetadata } from 'typeorm';
import { readOneState } from '../database/read-one-state.js';
import { type BackupEnd, BackupError, type BackupHead, FORMAT, FORMAT_VERSION, TABLES } from './backup-format.js';
import { checkBackup } from './read-backup.js';
import { keepAs, refuseTarget, type Target, unfinishedName } from './target-file.js';

const ROWS_AT_ONCE = 2000;

/**
 * Writes everything to a file, as it is at one moment, while others go on writing. The file is there when it is whole, on the disk
 * and read back.
 * @returns how many rows each table has
 * @throws BackupError when the file can't be written, is there already, or isn't what was to be written
 */
export async function writeBackup(dataSource: DataSource, target: Target): Promise<BackupEnd['rows']> {
  await refuseTarget(target);
  return keepAs(target, unfinishedName(target.file), async (unfinished) => {
    const written = await writeTo(await open(unfinished, 'wx', 0o600), dataSource, target.signal);
    const read = await checkBackup(unfinished, target.signal);
    if (TABLES.some(({ name }) => read[name] !== written[name])) throw new BackupError('What was read back is not what was written. Please look at the disk.');
    return written;
  });
}

async function writeTo(handle: FileHandle, dataSource: DataSource, signal: AbortSignal | undefined): Promise<BackupEnd['rows']> {
  const rows: BackupEnd['rows'] = {};
  await readOneState(dataSource, (manager) =>
    // It closes the file when all of it is on the disk.
    pipeline(Readable.from(lines(manager, rows)), createGzip(), handle.createWriteStream({ flush: true }), { signal }));
  return rows;
}

async function* lines(manager: EntityManager, counts: BackupEnd['rows']): AsyncGenerator<string> {
  const applied = (await manager.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[];
  const head: BackupHead = { format: FORMAT, version: FORMAT_VERSION, createdAt: new Date().toISOString(), migrations: applied.map(({ name }) => name) };
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

async function* rowsOf(manager: EntityManager, metadata: EntityMetadata): AsyncGenerator<Record<string, unknown>> {
  const columns = metadata.columns.map(({ propertyName }) => propertyName);
  const order = Object.fromEntries(metadata.primaryColumns.map(({ propertyName }) => [propertyName, 'ASC'] as const));
  for (let skip = 0; ; skip += ROWS_AT_ONCE) {
    const page = await manager.find(metadata.target, { order, skip, take: ROWS_AT_ONCE, loadEagerRelations: false });
    for (const row of page) yield Object.fromEntries(columns.map((column) => [column, row[column] as unknown]));
    if (page.length < ROWS_AT_ONCE) return;
  }
}
