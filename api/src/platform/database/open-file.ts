import { accessSync, chmodSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ReadOnlyError } from './database-errors.js';

const OWNER_ONLY = 0o600;
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
   */
  constructor(readonly path: string, refusesWrites: () => boolean) {
    this.isReadOnly = !isWritable(path) || refusesWrites();
    // A file opened read-only has no other files beside it.
    this.identities = this.isReadOnly ? this.look().slice(0, 1) : this.look();
    if (!this.isReadOnly) closeToOthers(path);
  }

  /** Why nothing can be saved in it. */
  get problem(): string | undefined {
    if (this.isGone) return 'its file was deleted or replaced';
    return this.isReadOnly || !isWritable(this.path) ? 'its file, or the disk with it, is read-only' : undefined;
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

/** The name under which SQLite opens a file: it can't create the files it needs beside a read-only one. */
export function nameToOpen(path: string): string {
  const isFixed = existsSync(path) && !isWritable(path) && !existsSync(`${path}-wal`);
  return isFixed ? `${pathToFileURL(resolve(path)).href}?immutable=1` : path;
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
