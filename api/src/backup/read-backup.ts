import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type EntityTarget, getMetadataArgsStorage, type ObjectLiteral } from 'typeorm';
import { knownMigrations } from '../platform/database/data-source.js';
import { type BackupEnd, BackupError, type BackupHead, type BackupRow, FORMAT, FORMAT_VERSION, TABLES } from './backup-format.js';

/** Many times the length of the longest row. */
const LINE_MAX = 4 * 1024 * 1024;

/** How every gzip file begins. */
const GZIP = Buffer.from([0x1f, 0x8b]);

const NOT_OURS = 'The file is no backup of this product.';
const CHANGED = 'The backup is damaged: its bytes have changed since it was written.';
const NOT_WHOLE = 'The backup is not whole: its end is missing, or rows are.';

/** The JSON values that a column of each type may have. */
const VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  int: Number.isInteger,
  decimal: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
  datetime: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  varchar: (value) => typeof value === 'string',
  text: (value) => typeof value === 'string',
  'simple-json': Array.isArray,
};

interface ReadOptions {
  /** Called with the head before the first row. */
  onHead?(head: BackupHead): void;
  signal?: AbortSignal;
}

/**
 * Reads a whole backup, one row at a time. If it returns without an error, the file was complete and every row fits its table.
 * @returns the number of rows in each table
 * @throws BackupError when the file is not a complete backup, or comes from a newer version
 */
export async function* readBackup(file: string, { onHead, signal }: ReadOptions = {}): AsyncGenerator<BackupRow, BackupEnd['rows']> {
  const counts: BackupEnd['rows'] = Object.fromEntries(TABLES.map(({ name }) => [name, 0]));
  let head: BackupHead | undefined;
  let end: BackupEnd | undefined;
  try {
    for await (const value of valuesIn(file)) {
      signal?.throwIfAborted();
      if (end) throw new BackupError('The backup goes on after its end.');
      if (!head) {
        head = checkedHead(value);
        onHead?.(head);
      } else if (Array.isArray(value)) {
        const row = checkedRow(value, head);
        counts[row[0]] = (counts[row[0]] ?? 0) + 1;
        yield row;
      } else {
        end = value as BackupEnd;
      }
    }
  } catch (error) {
    throw (await isDamaged(error, file)) ? new BackupError(CHANGED) : asBackupError(error, file);
  }
  // A backup from an older version has fewer tables.
  if (!TABLES.every(({ name }) => (end?.rows?.[name] ?? 0) === counts[name]) || !end?.rows) throw new BackupError(NOT_WHOLE);
  return counts;
}

/** Reads a whole backup only to check it; throws as `readBackup` does. @returns the number of rows in each table */
export async function checkBackup(file: string, signal?: AbortSignal): Promise<BackupEnd['rows']> {
  const rows = readBackup(file, { signal });
  for (;;) {
    const { done, value } = await rows.next();
    if (done) return value;
  }
}

/** The names and types of a table's columns. */
export function columnsOf(entity: EntityTarget<ObjectLiteral>): Map<string, { type: string; isNullable: boolean }> {
  // An entity extends the columns of its content.
  const columns = getMetadataArgsStorage().filterColumns([entity, Object.getPrototypeOf(entity)] as (() => unknown)[]);
  return new Map(columns.map(({ propertyName, options }) => [propertyName, { type: String(options.type), isNullable: options.nullable === true }]));
}

const COLUMNS = new Map(TABLES.map(({ name, entity }) => [name, columnsOf(entity)]));

function checkedHead(value: unknown): BackupHead {
  const head = value as Partial<BackupHead> | null;
  if (head?.format !== FORMAT || !Array.isArray(head.migrations)) throw new BackupError(NOT_OURS);
  const known = knownMigrations();
  const isNewer = head.version !== FORMAT_VERSION || head.migrations.some((name) => !known.includes(name));
  if (isNewer) throw new BackupError('The backup was made by a newer version of the product. Please upgrade first.');
  return head as BackupHead;
}

function checkedRow([table, row]: unknown[], { migrations }: BackupHead): BackupRow {
  const columns = COLUMNS.get(String(table));
  if (!columns) throw new BackupError(`The backup has a table ${String(table)} that this version doesn't know.`);
  const problem = typeof row === 'object' && row !== null ? rowProblem(row as BackupRow[1], columns) : 'a row without columns';
  if (problem !== undefined) throw new BackupError(`The backup is damaged: ${String(table)} has ${problem}.`);
  const isComplete = Object.keys(row as object).length === columns.size;
  // An older version had fewer columns.
  if (!isComplete && migrations.length === knownMigrations().length)
    throw new BackupError(`The backup is damaged: ${String(table)} has a row without all columns.`);
  return [String(table), row as BackupRow[1]];
}

function rowProblem(row: BackupRow[1], columns: ReturnType<typeof columnsOf>): string | undefined {
  for (const [name, value] of Object.entries(row)) {
    const column = columns.get(name);
    if (!column) return `a column ${name} that this version doesn't know`;
    const isRight = value === null ? column.isNullable : (VALUES[column.type]?.(value) ?? typeof value !== 'object');
    if (!isRight) return `a ${name} that can't be one`;
  }
  return undefined;
}

/** The values in the file, one per line. */
async function* valuesIn(file: string): AsyncGenerator<unknown> {
  const packed = createReadStream(file);
  const text = createGunzip();
  packed.on('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const chunk of packed.pipe(text).setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LINE_MAX) throw new BackupError(NOT_OURS);
      for (const line of lines) yield JSON.parse(line) as unknown;
    }
    if (rest !== '') throw new BackupError(NOT_WHOLE);
  } finally {
    packed.destroy();
  }
}

/** Whether a gzip file whose contents can't be read isn't what was once packed, by its checksum. */
async function isDamaged(error: unknown, file: string): Promise<boolean> {
  const { code = '' } = error as { code?: string };
  const isOfContents = error instanceof BackupError || error instanceof SyntaxError || code === 'Z_DATA_ERROR';
  return isOfContents && (await isGzip(file)) && !(await isIntact(file));
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    return buffer.equals(GZIP);
  } finally {
    await handle.close();
  }
}

const isIntact = (file: string): Promise<boolean> =>
  pipeline(createReadStream(file), createGunzip(), new Writable({ write: (_chunk, _encoding, done) => done() })).then(
    () => true,
    () => false,
  );

function asBackupError(error: unknown, file: string): unknown {
  const { code = '' } = error as { code?: string };
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`);
  if (code === 'EISDIR') return new BackupError(`${file} is a folder.`);
  if (code === 'EACCES') return new BackupError(`${file} may not be read.`);
  if (code === 'Z_BUF_ERROR') return new BackupError('The backup is not whole: the file ends too early.');
  if (code.startsWith('Z_') || error instanceof SyntaxError) return new BackupError(NOT_OURS);
  return error;
}
