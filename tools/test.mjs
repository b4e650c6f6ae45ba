// `npm test`: everything that this machine can run, one step after the other; a failing step doesn't hide the next one.
// With CI=true nothing may be left out. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { findChromium } from '../e2e/chromium.mjs';
import { canReadPdfs } from '../e2e/pdf-tools.mjs';
import { installed, missingPackages } from './deployment/programs.mjs';
import { ROOT } from './paths.mjs';
import { allResults, clearResults } from './reporters/results.mjs';

const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
const nxTask = (...targets) => [nx, 'run-many', '-t', ...targets, '--outputStyle=stream', '--nxBail=false'];

const steps = [
  { name: 'lint and types', command: nxTask('lint', 'typecheck') },
  { name: 'unit and contract tests', command: nxTask('test') },
  { name: 'production build', command: [`${ROOT}tools/build.mjs`] },
  { name: 'browser journeys', command: [`${ROOT}e2e/run.mjs`] },
];

/** @returns {Promise<number | null>} the exit code */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    });
    child.on('close', resolve);
  });
}

/** The Debian packages of all that some test needs and this machine lacks. */
function lacking() {
  const more = [['chromium-headless-shell', findChromium()], ['poppler-utils', canReadPdfs()], ['openssl', installed('openssl')]];
  return [...more.filter(([, there]) => !there).map(([name]) => name), ...missingPackages()];
}

const packages = lacking();
if (packages.length > 0) console.log(`Some tests will be left out. For all of them: apt-get install ${packages.join(' ')}`);

clearResults();
const broken = [];
for (const { name, command } of steps) {
  console.log(`\n— ${name} —`);
  if ((await run(command)) !== 0) broken.push(name);
}
if (packages.length > 0 && process.env.CI === 'true') broken.push(`parts are missing on this machine: ${packages.join(', ')}`);

const { passed, failures } = allResults();
for (const name of broken) console.log(`\nFailed: ${name}`);
for (const failure of failures) console.log(`  ${failure}`);
// A step can break without a failing test, for example the build: it counts as one.
const failed = Math.max(failures.length, broken.length);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
