import { accessSync, chmodSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ReadOnlyError } from './database-errors.js';

const OWNER_ONLY = 0o600;
/** Once it is open, SQLite goes on with these files even when they have another name, or none, and nobody would find what it writes. */
const HELD_OPEN = ['', '-wal'];
const ALL = [...HELD_OPEN, '-shm'];

/** The file of an embedded database that is open. Where it is asked for `problem`, that costs a few microseconds. */
export class OpenFile {
  private readonly identities: readonly string[];
  /** Opened so that it can only be read: as long as this connection lives, also when the disk can be written again. */
  readonly isReadOnly: boolean;

  /** @param path of a file that was just opened, and read once */
  constructor(readonly path: string) {
    this.isReadOnly = !isWritable(path);
    // What was read-only at its opening has made no file beside it.
    this.identities = this.isReadOnly ? this.look().slice(0, 1) : this.look();
    if (!this.isReadOnly) closeToOthers(path);
  }

  /** Why nothing can be saved in it. */
  get problem(): string | undefined {
    if (this.isGone) return 'its file was deleted or replaced';
    return this.isReadOnly || !isWritable(this.path) ? 'its file, or the disk with it, is read-only' : undefined;
  }

  /** Whether it has to be opened anew to be written. */
  get isWritableAgain(): boolean {
    return this.isReadOnly && !this.isGone && isWritable(this.path);
  }

  /** Another file, or none, has its name. */
  get isGone(): boolean {
    const found = this.look();
    return this.identities.some((identity, at) => identity !== found[at]);
  }

  /** @throws ReadOnlyError when what is written would fail, or be lost */
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

/** What SQLite has to be given to open a file: beside one that can only be read it can't make the files that it needs. */
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
    // What is gone is another problem.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/** What belongs to another user is left to them. */
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
