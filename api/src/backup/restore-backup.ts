import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { DataSource, EntityManager, EntityMetadata } from 'typeorm';
import { ContentVersionEntity } from '../database/content-version.entity.js';
import { carryOverParts } from '../database/migrations/0003-parts.js';
import { PartsAndOwnMinutes1760000000002 } from '../database/migrations/0003-parts-and-own-minutes.js';
import { fillSessionColumns } from '../training-sessions/session-bytes.js';
import { type BackupEnd, BackupError, type BackupHead, type BackupRow, FORMAT, FORMAT_VERSION, TABLES } from './backup-format.js';

const ROWS_AT_ONCE = 500;

/**
 * Replaces everything by what a backup holds, in one transaction: a file that turns out to be broken changes nothing.
 * @returns how many rows each table has
 * @throws BackupError when the file is no whole backup, or one of a newer version
 */
export async function restoreBackup(dataSource: DataSource, file: string): Promise<BackupEnd['rows']> {
  return dataSource.transaction(async (manager) => {
    const before = await manager.find(ContentVersionEntity);
    for (const { entity } of TABLES.toReversed()) await manager.createQueryBuilder().delete().from(entity).execute();
    const rows = await readInto(manager, file);
    // An older backup has no such columns.
    await fillSessionColumns(manager);
    // Whoever holds other content in memory notices.
    for (const { id, version } of before) {
      const restored = await manager.findOneBy(ContentVersionEntity, { id });
      await manager.save(ContentVersionEntity, { id, version: Math.max(version, restored?.version ?? 0) + 1 });
    }
    return rows;
  });
}

async function readInto(manager: EntityManager, file: string): Promise<BackupEnd['rows']> {
  const insertion = new Insertion(manager);
  try {
    for await (const value of valuesIn(file)) await insertion.take(value);
  } catch (error) {
    throw asBackupError(error, file);
  }
  return insertion.finish();
}

/** The values of the file, one a line. */
async function* valuesIn(file: string): AsyncGenerator<unknown> {
  const packed = createReadStream(file);
  const text = createGunzip();
  packed.on('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const chunk of packed.pipe(text).setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as unknown;
    }
  } finally {
    packed.destroy();
  }
}

/** Takes the lines of a backup one after the other and inserts the rows in batches. */
class Insertion {
  private head: BackupHead | undefined;
  private end: BackupEnd | undefined;
  private table: string | undefined;
  private batch: Record<string, unknown>[] = [];
  private readonly counts: BackupEnd['rows'] = Object.fromEntries(TABLES.map(({ name }) => [name, 0]));

  constructor(private readonly manager: EntityManager) {}

  async take(value: unknown): Promise<void> {
    if (this.end) throw new BackupError('The backup goes on after its end.');
    if (!this.head) this.head = this.checkedHead(value);
    else if (Array.isArray(value)) await this.takeRow(value as BackupRow);
    else this.end = value as BackupEnd;
  }

  /** @throws BackupError when rows are missing */
  async finish(): Promise<BackupEnd['rows']> {
    await this.flush();
    const whole = this.end && TABLES.every(({ name }) => this.end?.rows[name] === this.counts[name]);
    if (!whole) throw new BackupError('The backup is not whole: its end is missing, or rows are.');
    await this.bringUpToDate();
    return this.counts;
  }

  /** Rows of an earlier version get what its migrations would have made of them. */
  private async bringUpToDate(): Promise<void> {
    if (this.head?.migrations.includes(PartsAndOwnMinutes1760000000002.name)) return;
    await carryOverParts((sql, values) => this.manager.query(sql, values));
  }

  private checkedHead(value: unknown): BackupHead {
    const head = value as Partial<BackupHead> | null;
    if (head?.format !== FORMAT || !Array.isArray(head.migrations)) throw new BackupError('The file is no backup of this product.');
    const known = this.manager.connection.migrations.map((migration) => migration.name ?? migration.constructor.name);
    const isNewer = head.version !== FORMAT_VERSION || head.migrations.some((name) => !known.includes(name));
    if (isNewer) throw new BackupError('The backup was made by a newer version of the product. Please upgrade first.');
    return head as BackupHead;
  }

  private async takeRow([table, row]: BackupRow): Promise<void> {
    if (table !== this.table || this.batch.length === ROWS_AT_ONCE) await this.flush();
    this.table = table;
    this.batch.push(row);
  }

  private async flush(): Promise<void> {
    if (this.batch.length === 0) return;
    const table = TABLES.find(({ name }) => name === this.table);
    if (!table) throw new BackupError(`The backup has a table ${this.table} that this version doesn't know.`);
    const metadata = this.manager.connection.getMetadata(table.entity);
    await this.manager.insert(table.entity, this.batch.map((row) => rowOf(metadata, row)));
    this.counts[table.name] = (this.counts[table.name] ?? 0) + this.batch.length;
    this.batch = [];
  }
}

/** JSON has no moments: the columns say which texts are some. */
function rowOf(metadata: EntityMetadata, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(metadata.columns.map(({ propertyName, type }) => {
    const value = values[propertyName];
    return [propertyName, type === 'datetime' && typeof value === 'string' ? new Date(value) : value];
  }));
}

function asBackupError(error: unknown, file: string): unknown {
  const { code = '' } = error as { code?: string };
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`);
  if (code === 'Z_BUF_ERROR') return new BackupError('The backup is not whole: the file ends too early.');
  if (code.startsWith('Z_') || error instanceof SyntaxError) return new BackupError('The file is no backup of this product.');
  return error;
}
