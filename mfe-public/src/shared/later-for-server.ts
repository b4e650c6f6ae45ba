import * as later from '../later';

/** On the server this code is there at once. */
export const forServer = (): typeof later | undefined => later;
