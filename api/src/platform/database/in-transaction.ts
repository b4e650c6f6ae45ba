import type { PoolConnection } from 'mysql2';
import type { DataSource, EntityManager } from 'typeorm';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';

/**
 * Runs the work in one transaction of MySQL. Its connection is given up when the transaction can't be ended: a node of Galera
 * that has lost the others refuses even a ROLLBACK, and with the START of the next transaction it would commit what is left.
 */
export async function inTransaction<Result>(
  dataSource: DataSource, work: (manager: EntityManager) => Promise<Result>, isolation?: IsolationLevel,
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
