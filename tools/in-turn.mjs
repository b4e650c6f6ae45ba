// Work that only one process at a time may do.

const TRY_EVERY_MS = 20;

/**
 * Does work while no other process does the same. A lock left by a killed process holds up the next one for ten seconds.
 * @template Result
 * @param {string} file what the work changes; it needn't exist, but its folder must
 * @param {() => Promise<Result>} work
 * @param {{ waitMs?: number, onWait?: () => void }} [options] waitMs: how long to wait for others; onWait: called when another one is at it
 * @returns {Promise<Result>}
 * @throws Error with the code ELOCKED when others took longer
 */
export async function inTurn(file, work, { waitMs = 30_000, onWait } = {}) {
  // Loaded lazily: most starts change nothing.
  const { default: lockfile } = await import('proper-lockfile');
  if (onWait && (await lockfile.check(file, { realpath: false }))) onWait();
  const unlock = await lockfile.lock(file, { realpath: false, retries: { retries: waitMs / TRY_EVERY_MS, factor: 1, minTimeout: TRY_EVERY_MS } });
  try {
    return await work();
  } finally {
    await unlock();
  }
}
