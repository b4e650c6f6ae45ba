import Database from 'libsql';
import { isWithoutRoom, readOnlyError } from './database-errors.js';
import { openingOf, OpenFile } from './open-file.js';

interface Bindable {
  run(...values: unknown[]): unknown;
  get(...values: unknown[]): unknown;
  all(...values: unknown[]): unknown;
  iterate(...values: unknown[]): unknown;
}

const BINDING_METHODS = ['run', 'get', 'all', 'iterate'] as const;
/** Waiting for another process's lock blocks everything else; `Transactions` tries again. */
const BUSY_TIMEOUT_MS = 50;
const FULL = 2;

/**
 * libsql with a check of bound values: anything but text, a number, a bigint or null would abort the whole process
 * instead of throwing.
 */
export class GuardedLibsql extends Database {
  /** The open file; undefined until `prepareToWrite`. */
  file: OpenFile | undefined;

  private readonly whyFixed: string | undefined;

  /** @throws Error when this user may not read the file */
  constructor(
    readonly path: string,
    options?: Database.Options,
  ) {
    const { name, whyFixed } = openingOf(path);
    super(name, options);
    this.whyFixed = whyFixed;
  }

  /**
   * Sets what durability depends on, whatever the driver's defaults: a commit is on the disk before it is acknowledged.
   * @throws Error when the file system doesn't support it, or has no room for it
   */
  prepareToWrite(): void {
    try {
      this.prepareFile();
    } catch (error) {
      throw isWithoutRoom(error)
        ? new Error(`there is no room left on the disk of ${this.path} (${(error as Error).message})`, { cause: error })
        : error;
    }
  }

  private prepareFile(): void {
    this.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    const { journal_mode: journal } = this.prepare('PRAGMA journal_mode = WAL').get() as { journal_mode: string };
    this.pragma('synchronous = FULL');
    const { synchronous } = this.prepare('PRAGMA synchronous').get() as { synchronous: number };
    // The first read opens the files beside it.
    this.prepare('SELECT count(*) FROM sqlite_master').get();
    this.file = new OpenFile(this.path, () => this.refusesWrites(), this.whyFixed);
    if (!this.file.isReadOnly && (journal !== 'wal' || synchronous !== FULL)) {
      throw new Error(`the file system of ${this.path} can't do write-ahead logging (WAL), which a network disk often can't. Please use a local one`);
    }
  }

  /**
   * Closes it, with everything in the file itself: libsql leaves what is written ahead beside it. Where that can't be, as while another process
   * reads, it stays there.
   */
  override close(): this {
    if (this.open && this.file && !this.file.isReadOnly) this.settle();
    return super.close();
  }

  private settle(): void {
    try {
      this.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // A full disk, for example. Nothing is lost: the next to open it reads both.
    }
  }

  override prepare<Parameters extends unknown[] | object = unknown[]>(sql: string): ReturnType<typeof Database.prototype.prepare<Parameters>> {
    const statement = super.prepare<Parameters>(sql);
    guard(statement as Bindable);
    // TypeORM begins transactions only to write. Taken at once, the lock is the only thing to wait for; and a libsql statement that
    // waited in vain would stay in progress, so that nothing could be committed any more.
    if (sql === 'BEGIN TRANSACTION') statement.run = () => this.beginToWrite();
    return statement;
  }

  private refusesWrites(): boolean {
    try {
      this.beginToWrite();
      this.exec('ROLLBACK');
      return false;
    } catch (error) {
      return readOnlyError(error) !== undefined;
    }
  }

  private beginToWrite(): Database.RunResult {
    this.exec('BEGIN IMMEDIATE');
    return { changes: 0, lastInsertRowid: 0 };
  }
}

function guard(statement: Bindable): void {
  for (const method of BINDING_METHODS) {
    const original = statement[method].bind(statement);
    statement[method] = (...values) => {
      const bound = values.flat();
      bound.forEach(assertBindable);
      // As one list, since libsql takes a single null for a list of named values.
      return original(bound);
    };
  }
}

function assertBindable(value: unknown): void {
  if (value === null || ['string', 'number', 'bigint', 'undefined'].includes(typeof value)) return;
  throw new TypeError(`A ${value instanceof Date ? 'Date' : typeof value} can't be bound to an SQL statement.`);
}
