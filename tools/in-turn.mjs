// Work that only one process at a time may do.
import { setTimeout as wait } from 'node:timers/promises';

const TRY_EVERY_MS = 20;

/**
 * Does work while no other process does the same. A lock left by a killed process holds up the next one for ten seconds.
 * @template Result
 * @param {string} file what the work changes; it needn't exist, but its folder must
 * @param {() => Promise<Result>} work
 * @param {{ waitMs?: number, onWait?: () => void }} [options] waitMs: how long to wait for others; onWait: called when another one is at it
 * @returns {Promise<Result>}
 * @throws Error with the code ELOCKED when others took longer, or at once when the folder can't be written to
 */
export async function inTurn(file, work, { waitMs = 30_000, onWait } = {}) {
  const unlock = await locked(file, performance.now() + waitMs, onWait);
  try {
    return await work();
  } finally {
    await unlock();
  }
}

/** @param {string} file @param {number} until in milliseconds of `performance.now` @param {() => void} [onWait] @returns what unlocks it */
async function locked(file, until, onWait) {
  // Loaded lazily: most starts change nothing.
  const { default: lockfile } = await import('proper-lockfile');
  for (let tries = 0; ; tries += 1) {
    try {
      return await lockfile.lock(file, { realpath: false });
    } catch (error) {
      // The package's own retries would also try again what can't succeed.
      if (Object(error).code !== 'ELOCKED' || performance.now() >= until) throw error;
    }
    if (tries === 0) onWait?.();
    await wait(TRY_EVERY_MS);
  }
}
