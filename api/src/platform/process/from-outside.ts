import { isDatabaseAway } from '../database/database-errors.js';

/** Under this name Node notes in an error that it was an 'error' event which nobody listened to. */
const UNHEARD = 'kEnhanceStackBeforeInspector';

/**
 * Whether an error that nobody caught came from outside of our code: the system refused or ended something, the database went
 * away, or a socket, stream or connection failed for itself. Then the process is as sound as before. Everything else is a
 * mistake in the code, after which nobody knows what holds.
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
  // What is no Error comes wrapped in one with this code.
  if ((error as NodeJS.ErrnoException).code === 'ERR_UNHANDLED_ERROR') return true;
  return Object.getOwnPropertySymbols(error).some(({ description }) => description === UNHEARD);
}
