// What the test runners leave for `npm test`: a file for each project, in test-results/.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../paths.mjs';

const FOLDER = join(ROOT, 'test-results');

/**
 * @typedef {object} Results
 * @property {number} passed
 * @property {string[]} failures the files and names of the tests that failed
 * @property {string[]} [unsteady] of those that passed at the second try only
 */

/** @param {string} project its folder in the workspace @param {Results} results */
export function writeResults(project, results) {
  const file = join(FOLDER, `${project}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
}

export function clearResults() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** @returns {Required<Results>} of all projects together */
export function allResults() {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const results = files.map(({ parentPath, name }) => /** @type {Results} */ (JSON.parse(readFileSync(join(parentPath, name), 'utf8'))));
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
    unsteady: results.flatMap(({ unsteady = [] }) => unsteady),
  };
}
