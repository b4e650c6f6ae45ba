// `npm test`: everything that this machine can run, step by step; a failing step doesn't stop the next one.
// With CI=true nothing may be left out. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { findChromium } from '@wod/testing/chromium';
import { canReadPdfs } from '@wod/testing/pdf-tools';
import { installed, missingPackages } from '@wod/testing/programs';
import { canMakeReadOnly } from '@wod/testing/read-only-folder';
import { canMount } from '@wod/testing/small-disk';
import { ROOT } from './paths.mjs';
import { allResults, clearResults } from './reporters/results.mjs';

const { resolve: fileOf } = createRequire(import.meta.url);
const nx = fileOf('nx/bin/nx.js');
const biome = fileOf('@biomejs/biome/package.json').replace(/package\.json$/, 'bin/biome');
/**
 * One process for all projects: most of what one of its own takes for each is the graph of the workspace, which is the same. It must be
 * there already, as it is after a task of Nx: without it, ESLint skips who may import whom.
 */
const eslint = fileOf('eslint/package.json').replace(/package\.json$/, 'bin/eslint.js');
const nxTask = (/** @type {string[]} */ ...targets) => [nx, 'run-many', '-t', ...targets, '--outputStyle=stream', '--nxBail=false'];

const steps = [
  { name: 'format', command: [biome, 'format'] },
  { name: 'types', command: nxTask('typecheck') },
  { name: 'lint', command: [eslint, '.'] },
  { name: 'unit and contract tests', command: nxTask('test') },
  { name: 'production build', command: [`${ROOT}tools/build.mjs`] },
  { name: 'browser journeys', command: [`${ROOT}e2e/run.mjs`] },
];

/** Tests leave much behind that is soon forgotten: with more room for it they take at least a fourteenth less processor time. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

/** @param {string[]} command @returns {Promise<number | null>} the exit code */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_OPTIONS, NX_DAEMON: 'false', NX_TUI: 'false' },
    });
    child.on('close', resolve);
  });
}

/** What some tests need and this machine lacks: Debian packages, and rights. */
function lacking() {
  const programs = { 'chromium-headless-shell': findChromium(), 'poppler-utils': canReadPdfs(), openssl: installed('openssl') };
  const packages = Object.entries(programs)
    .filter(([, there]) => !there)
    .map(([name]) => name);
  return { packages: [...packages, ...missingPackages()], rights: canMakeReadOnly() && canMount() ? [] : ['the right to mount'] };
}

const { packages, rights } = lacking();
const missing = [...packages, ...rights];
if (missing.length > 0) console.log(`Some tests will be left out, as this machine lacks ${missing.join(', ')}.`);
if (packages.length > 0) console.log(`apt-get install ${packages.join(' ')}`);

clearResults();
const broken = [];
for (const { name, command } of steps) {
  console.log(`\n— ${name} —`);
  if ((await run(command)) !== 0) broken.push(name);
}
if (missing.length > 0 && process.env.CI === 'true') broken.push(`this machine lacks ${missing.join(', ')}`);

const { passed, failures, unsteady } = allResults();
if (unsteady.length > 0) console.log('\nPassed only at the second try:');
for (const test of unsteady) console.log(`  ${test}`);
for (const name of broken) console.log(`\nFailed: ${name}`);
for (const failure of failures) console.log(`  ${failure}`);
// A step can break without a failing test, for example the build; it counts as one failure.
const failed = Math.max(failures.length, broken.length);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
