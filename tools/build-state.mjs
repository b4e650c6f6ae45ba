// Builds what is missing or stale. Nx knows too, but takes seconds to ask; a fingerprint of the sources takes none.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { inTurn } from './in-turn.mjs';
import { REMOTES, ROOT, SHELL, remoteNames } from './paths.mjs';
import { releaseBuilt } from './releases.mjs';

const STAMP = `${REMOTES}/.built-from`;
/** On a slow machine, with nothing built before. */
const LONGEST_BUILD_MS = 1_800_000;
const IGNORED = /^(node_modules|dist|test|coverage)$|\.spec\.|\.md$|^\./;

const sources = () => ['api', 'catalogue', 'libs', 'server', SHELL, 'tools', ...remoteNames(), 'package-lock.json', 'tsconfig.base.json'];
const products = ['api/dist/index.js', 'server/dist/index.js', 'remotes/remotes.json'];

function fingerprint() {
  const hash = createHash('sha256');
  const visit = (/** @type {string} */ path) => {
    const children = existsSync(`${ROOT}${path}`) && readdirSync(`${ROOT}${path}`, { withFileTypes: true });
    for (const child of children || []) {
      if (IGNORED.test(child.name)) continue;
      const below = `${path}/${child.name}`;
      if (child.isDirectory()) visit(below);
      else hash.update(below).update(readFileSync(ROOT + below));
    }
  };
  for (const path of sources()) {
    if (path.includes('.')) hash.update(readFileSync(ROOT + path));
    else visit(path);
  }
  return hash.digest('hex');
}

const BUILD_ELSEWHERE =
  'build the same commit on another machine and bring its remotes/, api/dist, server/dist and the dist folders of libs/ and catalogue/ here';

/** @param {string} [elsewhere] @throws Error saying what to do instead, in a production install, which has no build tools */
function nxFile(elsewhere = BUILD_ELSEWHERE) {
  try {
    return createRequire(import.meta.url).resolve('nx/bin/nx.js');
  } catch {
    throw new Error(`Nothing can be built here, as the build tools are not installed (npm ci --omit=dev): run npm ci, or ${elsewhere}`);
  }
}

/** @throws Error on a read-only disk, or without the right to write */
function makeRemotesFolder() {
  try {
    mkdirSync(REMOTES, { recursive: true });
    accessSync(REMOTES, constants.W_OK);
  } catch (error) {
    throw new Error(
      `Nothing can be built here, as ${REMOTES} can't be written to (${Object(error).code}): make the project's folder writable and run npm run build`,
    );
  }
}

/**
 * Runs an Nx command. When interrupted, it ends what Nx has started, and this process.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, tell?: (line: string) => void }} [options] tell: told each line of its
 *   progress, which otherwise goes to this console
 * @throws Error when it fails
 */
export function nx(args, { env = {}, tell } = {}) {
  const file = nxFile();
  const output = tell ? 'pipe' : 'inherit';
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [file, ...args], {
        cwd: ROOT,
        stdio: ['ignore', output, output],
        env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...env },
      });
      for (const input of [child.stdout, child.stderr]) if (input && tell) createInterface({ input }).on('line', (line) => line.trim() && tell(line));
      let isStopped = false;
      const stop = () => {
        isStopped = true;
        child.kill('SIGTERM');
      };
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
      child.once('close', (code) => {
        for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
        if (isStopped) process.exit(0);
        if (code === 0) resolve();
        else reject(new Error(`nx ${args.join(' ')} failed`));
      });
    })
  );
}

/**
 * Does what builds, or takes what was built, while no other process does: all build into the same folders.
 * @template Result @param {() => Promise<Result>} work
 * @param {{ tell?: (line: string) => void, elsewhere?: string }} [options] tell: told when it has to wait; elsewhere: what to do without build tools
 * @throws Error without build tools, or where nothing can be written
 */
export async function buildInTurn(work, { tell = console.log, elsewhere } = {}) {
  nxFile(elsewhere);
  makeRemotesFolder();
  return inTurn(STAMP, work, { waitMs: LONGEST_BUILD_MS, onWait: () => tell('Waiting for a build that is under way here …') });
}

/**
 * Runs the Nx build, then releases the bundles into remotes/ and records what they were built from.
 * @param {string[]} nxArguments
 * @param {(line: string) => void} [tell]
 */
async function buildNow(nxArguments, tell) {
  const now = fingerprint();
  await nx(nxArguments, { env: { NODE_ENV: 'production' }, tell });
  await releaseBuilt();
  writeFileSync(STAMP, now);
}

/** Builds everything, and makes it live. */
export const buildAll = () => buildInTurn(() => buildNow(['run-many', '-t', 'build', '--outputStyle=stream']));

/** Makes the next start build again. */
export const forgetBuild = () => rmSync(STAMP, { force: true });

const isFresh = () => products.every((file) => existsSync(ROOT + file)) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();

/**
 * Builds the server and the sections unless that is done already.
 * @param {(line: string) => void} [tell] told each line of the progress, which otherwise goes to this console
 */
export async function buildIfStale(tell) {
  if (isFresh()) return;
  await buildInTurn(
    async () => {
      if (isFresh()) return;
      (tell ?? console.log)('Building (this takes a minute the first time) …');
      await buildNow(['run-many', '-t', 'build', '-p', 'tag:type:server,tag:type:shell,tag:type:mfe', '--outputStyle=stream'], tell);
    },
    { tell },
  );
}
