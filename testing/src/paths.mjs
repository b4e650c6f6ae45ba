import { fileURLToPath } from 'node:url';

/** The workspace's folder, with a slash at the end. Built programs are started from there, never imported. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The folder of the releases and their pointers. */
export const REMOTES = `${ROOT}remotes`;
