// `npm test`: everything that this machine can run, one step after the other; a failing step doesn't hide the next one.
// With CI=true nothing may be left out. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { findChromium } from '../e2e/chromium.mjs';
import { canReadPdfs } from '../e2e/pdf-tools.mjs';
import { installed, missingPackages } from './deployment/programs.mjs';
import { ROOT } from './paths.mjs';

const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
const nxTask = (...targets) => [nx, 'run-many', '-t', ...targets, '--outputStyle=stream', '--nxBail=false'];

const steps = [
  { name: 'lint and types', command: nxTask('lint', 'typecheck') },
  { name: 'unit and contract tests', command: nxTask('test') },
  { name: 'production build', command: [`${ROOT}tools/build.mjs`] },
  { name: 'browser journeys', command: [`${ROOT}e2e/run.mjs`] },
];

// eslint-style colours would stand between the numbers and the words.
const plain = (line) => line.replace(/\u001b\[[0-9;]*m/g, '');
const count = (line, word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);

const total = { passed: 0, failed: 0 };
const leftOut = new Set();
const failures = new Set();

/**
 * Jest's summary line stands behind the project's name, Playwright's counts stand alone on their lines. A failed test is named
 * in a line of its own, `● Suite › test` by Jest, behind a line with its file, and `1) [desktop] › file › test` by Playwright.
 */
function read(line) {
  const failure = /(?:^|\s)(FAIL .+|● (?!Console).+|\d+\) .+ › .+)$/.exec(line)?.[1];
  if (failure) failures.add(failure.replace(/[\s─]+$/, ''));
  const summary = /(?:^|\s)Tests:\s+(.*)$/.exec(line)?.[1] ?? /^\s+(\d+ (?:passed|failed)\b.*)$/.exec(line)?.[1];
  if (summary) {
    total.passed += count(summary, 'passed');
    total.failed += count(summary, 'failed');
  }
  const missing = /left out: (.*)$/.exec(line);
  if (missing) leftOut.add(missing[1]);
}

function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    });
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.on('data', (chunk) => {
        process.stdout.write(chunk);
        const lines = (rest + chunk).split('\n');
        rest = lines.pop();
        for (const line of lines) read(plain(line));
      });
    }
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

const broken = [];
for (const { name, command } of steps) {
  console.log(`\n— ${name} —`);
  if ((await run(command)) !== 0) broken.push(name);
}

for (const missing of leftOut) console.log(`\nLeft out: ${missing}`);
if (leftOut.size > 0 && process.env.CI === 'true') broken.push('parts are missing on this machine');
for (const name of broken) console.log(`\nFailed: ${name}`);
for (const failure of failures) console.log(`  ${failure}`);
// A step can break without a failing test, for example the build: it counts as one.
const failed = Math.max(total.failed, broken.length);
console.log(`\n${total.passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
