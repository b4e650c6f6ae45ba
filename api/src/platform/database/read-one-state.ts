import type { DataSource, EntityManager } from 'typeorm';
import { inSnapshot } from './embedded.js';
import { inTransaction } from './in-transaction.js';

/** Reads one state of the database, whatever others write in the meantime. On the embedded one, no transaction may be in progress. */
export function readOneState<Result>(dataSource: DataSource, read: (manager: EntityManager) => Promise<Result>): Promise<Result> {
  return dataSource.options.type === 'mysql'
    ? inTransaction(dataSource, read, 'REPEATABLE READ')
    : inSnapshot(dataSource, () => read(dataSource.manager));
}
