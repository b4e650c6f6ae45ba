import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this user may mount a small disk. */
export const canMount = () => process.platform === 'linux' && process.getuid?.() === 0;

/** A filesystem of a few megabytes, in memory, that can be filled. */
export class SmallDisk {
  #filler;

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    this.#filler = join(folder, 'filler');
  }

  /** @param {number} megabytes */
  static async mount(megabytes) {
    const folder = await mkdtemp(join(tmpdir(), 'wod-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'wod-drill', folder]);
    return new SmallDisk(folder);
  }

  /** Takes all the room that is left. */
  fill() {
    const file = openSync(this.#filler, 'a');
    const page = Buffer.alloc(4096);
    try {
      for (;;) writeSync(file, page);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  /** Gives the room back. */
  empty() {
    return rm(this.#filler);
  }

  /** Works even while one of its files is still open. */
  async unmount() {
    execFileSync('umount', ['--lazy', this.folder]);
    await rm(this.folder, { recursive: true });
  }
}
