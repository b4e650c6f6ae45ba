import * as later from './later';

/** On the server these parts are there at once. */
export const forServer = (): typeof later | undefined => later;
