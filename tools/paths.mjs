import { readdirSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The workspace's folder, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The folder of the releases and their pointers, from which the server serves the sections. */
export const REMOTES = `${ROOT}remotes`;

/** The host of the micro-frontends; it is released like them. */
export const SHELL = 'shell';

/** The micro-frontends of this workspace: every folder that describes one in a remote.json. */
export const remoteNames = () =>
  readdirSync(ROOT)
    .filter((name) => existsSync(`${ROOT}${name}/remote.json`))
    .sort();
