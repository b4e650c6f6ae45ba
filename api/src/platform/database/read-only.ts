import type { DataSource } from 'typeorm';
import { readOnlyError, ReadOnlyError } from './database-errors.js';
import { embeddedConnection } from './embedded.js';

/**
 * Finds out whether anything can be saved. Changes nothing.
 * @throws the database's error when it does not answer
 */
export async function findReadOnly(dataSource: DataSource): Promise<ReadOnlyError | undefined> {
  const connection = embeddedConnection(dataSource);
  if (!connection) return isServerReadOnly(dataSource);
  const problem = connection.file?.problem;
  return problem === undefined ? undefined : new ReadOnlyError(problem);
}

async function isServerReadOnly(dataSource: DataSource): Promise<ReadOnlyError | undefined> {
  const [{ state }] = (await dataSource.query('SELECT @@global.read_only AS state')) as [{ state: unknown }];
  if (['0', 'OFF'].includes(String(state))) return undefined;
  // Some users may write regardless: those who may not are refused before any row is looked up.
  return dataSource.query('DELETE FROM content_version WHERE id < 0').then(
    () => undefined,
    (error: unknown) => {
      const readOnly = readOnlyError(error);
      if (!readOnly) throw error;
      return readOnly;
    },
  );
}
