import { fileURLToPath } from 'node:url';

/** The workspace's folder, with a slash at the end. What was built is started from there, as a program: nothing of it is imported. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where the releases and their pointers are. */
export const REMOTES = `${ROOT}remotes`;
