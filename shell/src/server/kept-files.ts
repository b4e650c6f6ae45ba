import { createHash } from 'node:crypto';
import { statSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

export interface KeptFile {
  readonly bytes: Buffer;
  readonly etag: string;
  /** as Last-Modified says it */
  readonly modified: string;
  /** Changes when the file is replaced by another. */
  readonly state: string;
}

/** Room for the files of all releases that are kept; the least recently used leave first. */
const MAX_BYTES = 32 * 1024 * 1024;
/** What an entry takes besides its bytes and its path, roughly. */
const ENTRY_BYTES = 500;

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

const isMissing = (error: unknown) => MISSING.has((error as NodeJS.ErrnoException).code ?? '');

/** Small files, read once and then answered from memory: no answer holds a file open, however it ends. */
export class KeptFiles {
  private readonly files = new LRUCache<string, KeptFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, path) => bytes.length + 2 * path.length + ENTRY_BYTES,
  });
  /** What is being read, so that many who ask at once read it once. */
  private readonly reading = new Map<string, Promise<KeptFile | undefined>>();

  /**
   * @returns undefined when there is no such file, or no longer
   * @throws Error of the file system that says nothing about the file itself, such as EMFILE or EIO
   */
  async get(path: string): Promise<KeptFile | undefined> {
    const stats = statsOf(path);
    if (!stats?.isFile()) {
      this.files.delete(path);
      return undefined;
    }
    const state = `${stats.mtimeMs}-${stats.size}`;
    const kept = this.files.get(path);
    if (kept?.state === state) return kept;
    const key = `${state} ${path}`;
    let reading = this.reading.get(key);
    if (!reading) {
      reading = this.read(path, stats.mtime, state).finally(() => this.reading.delete(key));
      this.reading.set(key, reading);
    }
    return reading;
  }

  private async read(path: string, modified: Date, state: string): Promise<KeptFile | undefined> {
    try {
      const bytes = await readFile(path);
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      const file = { bytes, etag, modified: modified.toUTCString(), state };
      this.files.set(path, file);
      return file;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
