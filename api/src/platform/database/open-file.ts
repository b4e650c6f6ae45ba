import { accessSync, chmodSync, chownSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { isWithoutRoom, ReadOnlyError } from './database-errors.js';

const OWNER_ONLY = 0o600;
const ROOT = 0;
const READ_ONLY = 'its file, or the disk with it, is read-only';
const NO_ROOM = 'there is no room left on its disk';
/** Once open, SQLite keeps using these files even if they are renamed or deleted, and nobody would find what it writes. */
const HELD_OPEN = ['', '-wal'];
const ALL = [...HELD_OPEN, '-shm'];

/** The open file of an embedded database. Each read of `problem` costs a few microseconds. */
export class OpenFile {
  private readonly identities: readonly string[];
  /** Opened read-only: stays so for the life of this connection, even when the disk becomes writable again. */
  readonly isReadOnly: boolean;

  /**
   * @param path of a file that was just opened, and read once
   * @param refusesWrites whether SQLite does, though the file system may not
   * @param whyFixed why it was opened only to be read, if it was
   */
  constructor(
    readonly path: string,
    refusesWrites: () => boolean,
    private readonly whyFixed: string | undefined,
  ) {
    this.isReadOnly = whyFixed !== undefined || !isWritable(path) || refusesWrites();
    // A file opened read-only has no other files beside it.
    this.identities = this.isReadOnly ? this.look().slice(0, 1) : this.look();
    if (this.isReadOnly) return;
    giveToOwnerOfFolder(path);
    closeToOthers(path);
  }

  /** Why nothing can be saved in it. */
  get problem(): string | undefined {
    if (this.isGone) return 'its file was deleted or replaced';
    if (!isWritable(this.path)) return READ_ONLY;
    return this.isReadOnly ? (this.whyFixed ?? READ_ONLY) : undefined;
  }

  /** Whether it must be reopened for writing. */
  get isWritableAgain(): boolean {
    return this.isReadOnly && !this.isGone && isWritable(this.path);
  }

  /** Whether its name now belongs to another file, or to none. */
  get isGone(): boolean {
    const found = this.look();
    return this.identities.some((identity, at) => identity !== found[at]);
  }

  /** @throws ReadOnlyError when a write would fail or be lost */
  assertWritable(): void {
    const { problem } = this;
    if (problem !== undefined) throw new ReadOnlyError(problem);
  }

  private look(): string[] {
    return HELD_OPEN.map((suffix) => {
      const found = statSync(this.path + suffix, { bigint: true, throwIfNoEntry: false });
      return found ? `${found.dev}:${found.ino}` : 'nothing';
    });
  }
}

/** How SQLite opens a file. */
export interface Opening {
  name: string;
  /** Why only to be read. */
  whyFixed?: string;
}

/**
 * How SQLite opens a file: it can't make the files it needs beside one that is read-only, or on a full disk.
 * @throws Error when this user may not read it
 */
export function openingOf(path: string): Opening {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return { name: path };
  refuseUnreadable(path, found.uid);
  // Without what was written ahead, the file is the whole of it.
  if (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size) return { name: path };
  const whyFixed = isWritable(path) ? withoutRoom(path) : READ_ONLY;
  return whyFixed === undefined ? { name: path } : { name: `${pathToFileURL(resolve(path)).href}?immutable=1`, whyFixed };
}

/** @throws Error that says whose it is */
function refuseUnreadable(path: string, owner: number): void {
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    const whose = owner === ROOT ? 'root' : `the user ${owner}`;
    throw new Error(`${path} belongs to ${whose}, and this user may not read it. Give it to this user: chown ${process.getuid?.()} ${path}`, {
      cause: error,
    });
  }
}

/** Reads once as SQLite does to write later. */
function withoutRoom(path: string): string | undefined {
  const database = new Database(path);
  try {
    // Leaves no statement, which would keep the file open.
    database.exec('SELECT count(*) FROM sqlite_master');
    return undefined;
  } catch (error) {
    return isWithoutRoom(error) ? NO_ROOM : undefined;
  } finally {
    database.close();
  }
}

function isWritable(path: string): boolean {
  const needed = existsSync(`${path}-wal`) ? [path] : [path, dirname(path)];
  try {
    for (const one of needed) accessSync(one, constants.W_OK);
    return true;
  } catch (error) {
    // A missing file is a different problem.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/** What root's commands make must be open to the server, which is seldom root's. */
function giveToOwnerOfFolder(path: string): void {
  if (process.getuid?.() !== ROOT) return;
  const { uid, gid } = statSync(dirname(path));
  if (uid === ROOT) return;
  for (const file of ALL.map((suffix) => path + suffix)) {
    if (statSync(file, { throwIfNoEntry: false })?.uid === ROOT) chownSync(file, uid, gid);
  }
}

/** Files of another user are left alone. */
function closeToOthers(path: string): void {
  for (const file of ALL.map((suffix) => path + suffix)) {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? OWNER_ONLY;
    if ((mode & 0o077) === 0) continue;
    try {
      chmodSync(file, OWNER_ONLY);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    }
  }
}
