const AWAY = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST', 'ER_CON_COUNT_ERROR', 'ER_SERVER_SHUTDOWN', 'ER_TOO_MANY_USER_CONNECTIONS', 'ER_CONNECTION_KILLED',
  // A server that only reads while another one takes over.
  'ER_OPTION_PREVENTS_STATEMENT', 'ER_READ_ONLY_MODE', 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  // No room on the disk.
  'ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ER_ERROR_ON_WRITE', 'SQLITE_FULL',
  'SQLITE_BUSY', 'SQLITE_CANTOPEN', 'SQLITE_IOERR',
]);

/** MySQL gave up one of several transactions; Galera says the same when nodes disagree, and 1047 when a node can't take part. */
const CONFLICTS = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_UNKNOWN_COM_ERROR']);

/** What mysql2 gives no code to. */
const POOL_REFUSALS = new Set(['Queue limit reached.', 'Pool is closed.', "Can't add new command when connection is in closed state"]);

/** Whether the database can't be reached or is too busy, so that the same request may work a little later. */
export function isDatabaseAway(error: unknown): boolean {
  return AWAY.has(codeOf(error)) || POOL_REFUSALS.has(messageOf(error)) || isConflict(error);
}

/** Whether the transaction has left nothing behind and may well succeed when it is run again. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.has(codeOf(error));
}

function codeOf(error: unknown): string {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: { code?: unknown } };
  return String(code ?? driverError?.code ?? '');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
