import * as parts from './parts';

/** The server has all code, and renders in one go. */
export const forServer = (): typeof parts | undefined => parts;
