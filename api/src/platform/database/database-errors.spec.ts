import { QueryFailedError } from 'typeorm';
import { isConflict, isDatabaseAway, readOnlyError } from './database-errors.js';

/** A server error as mysql2 reports it: some numbers have no name. */
const said = (errno: number, code?: string) => new QueryFailedError('COMMIT', [], Object.assign(new Error('said the server'), { errno, code }));

it.each([
  ['a deadlock, or another node of Galera was faster', said(1213, 'ER_LOCK_DEADLOCK')],
  ['a lock that was waited for too long', said(1205, 'ER_LOCK_WAIT_TIMEOUT')],
  ['a node of Galera without the others', said(1047, 'ER_UNKNOWN_COM_ERROR')],
  ['a row that has changed since the snapshot', said(1020, 'ER_CHECKREAD')],
  ['another process that writes to the embedded file', Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })],
])('runs a transaction again after %s', (_, error) => {
  expect(isConflict(error)).toBe(true);
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  ['a commit in which a node of Galera lost the others', said(1180, 'ER_ERROR_DURING_COMMIT')],
  ['a server that refuses the sign-in', said(1045, 'ER_ACCESS_DENIED_ERROR')],
  ['a server that refuses the database', said(1044, 'ER_DBACCESS_DENIED_ERROR')],
  ['a database that is not there', said(1049, 'ER_BAD_DB_ERROR')],
  ['a user who may not write', said(1142, 'ER_TABLEACCESS_DENIED_ERROR')],
  ['a connection that was killed', said(1927)],
  ['a statement that was killed', said(1317, 'ER_QUERY_INTERRUPTED')],
  ['a connection that was lost', Object.assign(new Error('lost'), { code: 'PROTOCOL_CONNECTION_LOST' })],
  ['a refused connection', Object.assign(new Error('refused'), { code: 'ECONNREFUSED', errno: -111 })],
  ['a full pool', new Error('Queue limit reached.')],
  ['an embedded database that could not be opened again', new TypeError('The database connection is not open')],
  ['a full table', said(1114, 'ER_RECORD_FILE_FULL')],
  ["an embedded database that can't be written", Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE' })],
])('knows that the database is away, and no more, from %s', (_, error) => {
  expect(isConflict(error)).toBe(false);
  expect(isDatabaseAway(error)).toBe(true);
});

it('says that the database user may not write', () => {
  expect(readOnlyError(said(1142, 'ER_TABLEACCESS_DENIED_ERROR'))?.message).toBe(
    'The library can only be read at the moment: the database user may not write',
  );
});

it.each([
  ['a name that exists', said(1062, 'ER_DUP_ENTRY')],
  ['a number without a name', said(4166)],
  ['a mistake of ours', new TypeError('undefined is not a function')],
  ['nothing', undefined],
])('does not take %s for a database that is away', (_, error) => {
  expect(isConflict(error)).toBe(false);
  expect(isDatabaseAway(error)).toBe(false);
});
