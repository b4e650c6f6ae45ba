import type { PoolConnection } from 'mysql2';
import type { DataSource, EntityManager } from 'typeorm';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';

/**
 * Runs the work in one MySQL transaction. The connection is discarded when the transaction can't be ended: a Galera node
 * that has lost the others refuses even a ROLLBACK, and would commit the remains with the START of the next transaction.
 */
export async function inTransaction<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
  isolation?: IsolationLevel,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction(isolation);
    const result = await work(runner.manager);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    await runner.rollbackTransaction().catch(async () => ((await runner.connect()) as PoolConnection).destroy());
    throw error;
  } finally {
    await runner.release();
  }
}
