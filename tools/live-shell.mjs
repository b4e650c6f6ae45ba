// The shell's live release: remotes.json points at it, and a running server follows that pointer without a restart.
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { ROOT } from './paths.mjs';

/** How often the pointer is looked at for a new release, in milliseconds. */
const CHECK_EVERY_MS = 500;

/** The few packages with a binary stand outside of the bundle; they come from this workspace, wherever the releases lie. */
const nativePackages = createRequire(`${ROOT}shell/package.json`);

function load(file) {
  const module = { exports: {} };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, nativePackages);
  return module.exports;
}

/** @returns what changes whenever the file does */
function stateOf(file) {
  try {
    const { mtimeMs, size, ino } = statSync(file);
    return `${mtimeMs}-${size}-${ino}`;
  } catch (error) {
    return error.code;
  }
}

/** @throws Error in a sentence when remotes.json can't be read, or names no release of the shell */
function shellVersion(pointers) {
  let live;
  try {
    live = JSON.parse(readFileSync(pointers, 'utf8'))?.shell?.version;
  } catch (error) {
    throw new Error(`${pointers} can't be read, which says what is released (${error.message}). See npm run release`, { cause: error });
  }
  if (typeof live !== 'string') throw new Error(`${pointers} names no release of the shell. See npm run release`);
  return live;
}

/** The shell's releases before this one know one content version, as text: that of the sessions changes with all content. */
const forEveryShell = ({ request, contentVersion }) => ({
  request,
  async contentVersion() {
    const version = await contentVersion();
    return typeof version === 'string' ? version : { ...version, toString: () => version.sessions };
  },
});

/**
 * The document server of the live release. A release that can't be run leaves the one before it in its place.
 * @param {{ remotes: string, api: object, site: object, warn: (message: string, error: unknown) => void }} options what the
 *   shell's createShell takes, but for the version
 * @returns what answers everything outside of /api
 * @throws Error when the release that is live at the start can't be run
 */
export function liveShell(options) {
  const { remotes, warn } = options;
  const pointers = `${remotes}/remotes.json`;
  let shell;
  let version;
  let readAt = '';
  let warned = '';
  let checkedAt = performance.now();

  function run(live) {
    if (live === version) return;
    try {
      shell = load(`${remotes}/shell/${live}/server/index.cjs`).createShell({ ...options, api: forEveryShell(options.api), version: live });
      version = live;
    } catch (error) {
      throw new Error(`The shell's release ${live} can't be run: ${error.message}`, { cause: error });
    }
  }

  function follow() {
    const state = stateOf(pointers);
    if (state === readAt) return;
    try {
      const live = shellVersion(pointers);
      readAt = state;
      run(live);
      warned = '';
    } catch (error) {
      // Pointers that can't be read are tried again, and spoken of once.
      if (state !== warned) warn(`The shell's release ${version} stays live`, error);
      warned = state;
    }
  }

  readAt = stateOf(pointers);
  run(shellVersion(pointers));
  return function handle(request, response) {
    if (performance.now() - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = performance.now();
      follow();
    }
    return shell.handle(request, response);
  };
}
