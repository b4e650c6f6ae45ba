import { isDatabaseAway } from '../database/database-errors.js';

/** The key by which Node marks an error that came from an 'error' event without a listener. */
const UNHEARD = 'kEnhanceStackBeforeInspector';

/**
 * Whether an uncaught error came from outside our code: the system refused or ended something, the database went
 * away, or a socket, stream or connection failed by itself. Then the process is as sound as before. Anything else is a
 * bug, after which nothing can be relied on.
 */
export function isFromOutside(error: unknown): boolean {
  return isSystemError(error) || isDatabaseAway(error) || isUnheardEvent(error);
}

function isSystemError(error: unknown): boolean {
  const { errno, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return typeof errno === 'number' && typeof syscall === 'string';
}

function isUnheardEvent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // Anything that isn't an Error comes wrapped in one with this code.
  if ((error as NodeJS.ErrnoException).code === 'ERR_UNHANDLED_ERROR') return true;
  return Object.getOwnPropertySymbols(error).some(({ description }) => description === UNHEARD);
}
