import { readdirSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The workspace's folder, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Where the releases and their pointers are: what the server serves the sections from. */
export const REMOTES = `${ROOT}remotes`;

/** The host of the micro-frontends; it is released as they are. */
export const SHELL = 'shell';

/** The micro-frontends of this workspace: every folder that describes one in a remote.json. */
export const remoteNames = () => readdirSync(ROOT).filter((name) => existsSync(`${ROOT}${name}/remote.json`)).sort();
