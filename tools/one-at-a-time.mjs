import { mkdir, rmdir, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** A lock that is older was left behind by a process that was killed: what runs under one takes milliseconds. */
const LEFT_BEHIND_MS = 10_000;

const ageOf = (path) => stat(path).then(({ mtimeMs }) => Date.now() - mtimeMs, () => 0);

/**
 * Runs an action while no other process runs one under the same lock.
 * @param {string} lock path of a folder that is there meanwhile
 */
export async function oneAtATime(lock, action) {
  for (;;) {
    try {
      await mkdir(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if ((await ageOf(lock)) > LEFT_BEHIND_MS) await rmdir(lock).catch(() => undefined);
    else await wait(20);
  }
  try {
    return await action();
  } finally {
    await rmdir(lock);
  }
}
