import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DataSource, EntityManager, EntityMetadata } from 'typeorm';
import { type BackupEnd, type BackupHead, FORMAT, FORMAT_VERSION, TABLES } from './backup-format.js';

const ROWS_AT_ONCE = 2000;

/**
 * Writes everything to a file, as it is at one moment, while others go on writing. The file is there when it is whole.
 * @returns how many rows each table has
 */
export async function writeBackup(dataSource: DataSource, file: string): Promise<BackupEnd['rows']> {
  const rows: BackupEnd['rows'] = {};
  const unfinished = `${file}.unfinished`;
  try {
    // One transaction sees one state of all tables.
    await dataSource.transaction(async (manager) => {
      await pipeline(Readable.from(lines(manager, rows)), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
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
