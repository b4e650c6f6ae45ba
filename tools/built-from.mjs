// A release's release.json: what it was built from, and when.
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { manifestOf } from './browser-build.mjs';
import { ROOT } from './paths.mjs';

/**
 * @typedef {object} BuiltFrom
 * @property {string} version of the project
 * @property {string} commit short, followed by `+` with uncommitted changes; `unknown` without git
 * @property {string} date of the build, ISO 8601 in UTC, or `unknown`
 */

const UNKNOWN = 'unknown';
const TEXTS = { version: /^\d[\w.-]{0,63}$/, commit: /^([0-9a-f]{7,40}\+?|unknown)$/, date: /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z|unknown)$/ };

const git = async (/** @type {string[]} */ ...args) => (await promisify(execFile)('git', ['-C', ROOT, ...args])).stdout.trim();

/** An image is built without git, so COMMIT may name it instead. */
async function commit() {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    return `${await git('rev-parse', '--short', 'HEAD')}${(await git('status', '--porcelain', '--untracked-files=no')) === '' ? '' : '+'}`;
  } catch {
    return UNKNOWN;
  }
}

/** @param {string} name a project that has been built @param {string} version @returns {Promise<BuiltFrom>} */
export async function builtNow(name, version) {
  const { mtime } = await stat(`${ROOT}${name}/dist/browser/${manifestOf(name)}`);
  return { version, commit: await commit(), date: mtime.toISOString() };
}

/** @param {string} folder of a release, or a future one @returns {Promise<BuiltFrom>} what can't be read is `unknown` */
export async function builtFrom(folder) {
  const said = await readFile(`${folder}/release.json`, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const of = (/** @type {keyof typeof TEXTS} */ field) =>
    typeof said?.[field] === 'string' && TEXTS[field].test(said[field]) ? said[field] : UNKNOWN;
  return { version: of('version'), commit: of('commit'), date: of('date') };
}
