const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_QUERY_INTERRUPTED',
  // MariaDB's own number for a killed connection, which all are when a server shuts down; mysql2 has no name for it.
  '1927',
  // A Galera node that lost the others in the middle of a commit, which they may have.
  'ER_ERROR_DURING_COMMIT',
]);

/** The server refuses us: a wrong setting at a start; later, somebody is at work on the server. */
const REFUSED = new Set(['ER_ACCESS_DENIED_ERROR', 'ER_ACCESS_DENIED_NO_PASSWORD_ERROR', 'ER_DBACCESS_DENIED_ERROR', 'ER_BAD_DB_ERROR']);

/** SQLite gives the kind first, as in SQLITE_IOERR_WRITE. */
const AWAY_EMBEDDED = /^SQLITE_(CANTOPEN|IOERR)/;

/** A server that is read-only, for example while another one takes over. */
const READ_ONLY = new Set(['ER_OPTION_PREVENTS_STATEMENT', 'ER_READ_ONLY_MODE', 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION']);
const NOT_ALLOWED = new Set(['ER_TABLEACCESS_DENIED_ERROR', 'ER_COLUMNACCESS_DENIED_ERROR']);
const READ_ONLY_EMBEDDED = /^SQLITE_READONLY/;

/** No room on the disk. */
const FULL = new Set(['ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ER_ERROR_ON_WRITE', 'SQLITE_FULL']);

/**
 * MySQL gave up one of several transactions; Galera says the same when nodes disagree, and 1047 when a node can't take part.
 * MariaDB's snapshot isolation refuses to change a row that another transaction has changed in the meantime (1020).
 */
const CONFLICTS = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_UNKNOWN_COM_ERROR', 'ER_CHECKREAD']);
/** Another process is writing to the embedded file, for example a restore. */
const BUSY_EMBEDDED = /^SQLITE_BUSY/;

/** Errors without a code: of mysql2, and of libsql after its file could not be opened again. */
const REFUSALS = new Set([
  'The database connection is not open',
  'Queue limit reached.',
  'Pool is closed.',
  "Can't add new command when connection is in closed state",
]);

/** Nothing can be saved at the moment, and the attempt left nothing behind; the message is for a person. */
export class ReadOnlyError extends Error {
  override readonly name = 'ReadOnlyError';

  /** @param reason the end of the sentence */
  constructor(reason: string, options?: ErrorOptions) {
    super(`The library can only be read at the moment: ${reason}`, options);
  }
}

/** Why nothing can be saved, if that is what a failure means. */
export function readOnlyError(error: unknown): ReadOnlyError | undefined {
  if (error instanceof ReadOnlyError) return error;
  const code = codeOf(error);
  if (READ_ONLY.has(code)) return new ReadOnlyError('the database server is read-only', { cause: error });
  if (NOT_ALLOWED.has(code)) return new ReadOnlyError('the database user may not write', { cause: error });
  return READ_ONLY_EMBEDDED.test(code) ? new ReadOnlyError('its file, or the disk with it, is read-only', { cause: error }) : undefined;
}

/** Whether the database can't be reached or is too busy, so that the same request may work a little later. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  return (
    AWAY.has(code) ||
    REFUSED.has(code) ||
    AWAY_EMBEDDED.test(code) ||
    REFUSALS.has(messageOf(error)) ||
    isDatabaseFull(error) ||
    isConflict(error) ||
    readOnlyError(error) !== undefined
  );
}

/** Whether the server of the database answers and lets nobody in with these settings. */
export function isRefused(error: unknown): boolean {
  return REFUSED.has(codeOf(error));
}

/** Whether there is no room to write; the request left nothing behind. */
export function isDatabaseFull(error: unknown): boolean {
  return FULL.has(codeOf(error));
}

/** Whether an embedded database could not be opened for lack of room: for the files beside it, SQLite calls that an error of the disk. */
export function isWithoutRoom(error: unknown): boolean {
  return /^SQLITE_(IOERR|FULL)/.test(codeOf(error));
}

/** Whether the transaction left nothing behind and may well succeed if it is run again. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.has(codeOf(error)) || BUSY_EMBEDDED.test(codeOf(error));
}

/** mysql2 gives each server error its number, and a name if it knows one. */
interface Failure {
  code?: unknown;
  errno?: unknown;
}

function codeOf(error: unknown): string {
  const { code, errno, driverError } = (error ?? {}) as Failure & { driverError?: Failure };
  return String(code ?? driverError?.code ?? errno ?? driverError?.errno ?? '');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
