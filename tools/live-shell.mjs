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
  let checkedAt = 0;

  function follow() {
    const { mtimeMs, size, ino } = statSync(pointers);
    const state = `${mtimeMs}-${size}-${ino}`;
    if (state === readAt) return;
    readAt = state;
    const live = JSON.parse(readFileSync(pointers, 'utf8')).shell?.version;
    if (live === undefined) throw new Error('Nothing of the shell is released. See npm run release');
    if (live === version) return;
    try {
      shell = load(`${remotes}/shell/${live}/server/index.cjs`).createShell({ ...options, version: live });
      version = live;
    } catch (error) {
      throw new Error(`The shell's release ${live} can't be run: ${error.message}`, { cause: error });
    }
  }

  follow();
  return function handle(request, response) {
    if (performance.now() - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = performance.now();
      try {
        follow();
      } catch (error) {
        warn(`The shell's release ${version} stays live`, error);
      }
    }
    return shell.handle(request, response);
  };
}
