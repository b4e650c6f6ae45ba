import type { DataSource } from 'typeorm';

const LOCK = 'wod-start';
const WAIT_SECONDS = 120;

/**
 * Runs the work of a start while no other replica on the same MySQL does. The embedded database belongs to one process.
 * @throws Error when another replica holds the lock for longer than two minutes
 */
export async function withStartLock<Result>(dataSource: DataSource, work: () => Promise<Result>): Promise<Result> {
  if (dataSource.options.type !== 'mysql') return work();
  // The lock belongs to a connection, so one is kept for it.
  const runner = dataSource.createQueryRunner();
  try {
    const [{ locked }] = (await runner.query('SELECT GET_LOCK(?, ?) AS locked', [LOCK, WAIT_SECONDS])) as [{ locked: unknown }];
    if (Number(locked) !== 1) throw new Error('Another replica is still starting; it holds the start lock of the database.');
    return await work();
  } finally {
    await runner.query('SELECT RELEASE_LOCK(?)', [LOCK]).catch(() => undefined);
    await runner.release();
  }
}
