// Builds what is missing or stale. Nx knows too, but asking it takes seconds; a fingerprint of the sources takes none.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { REMOTES, ROOT, SHELL, remoteNames } from './paths.mjs';
import { releaseBuilt } from './releases.mjs';

const STAMP = `${REMOTES}/.built-from`;
const IGNORED = /^(node_modules|dist|test|coverage)$|\.spec\.|\.md$|^\./;

const sources = () => ['api', 'catalogue', 'libs', SHELL, 'tools', ...remoteNames(), 'package-lock.json', 'tsconfig.base.json'];
const products = ['api/dist/index.js', 'remotes/remotes.json'];

function fingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
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

/** Runs an Nx command with its progress on this console. @throws Error when it fails */
export function nx(args, env = {}) {
  const bin = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...env },
    });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`nx ${args.join(' ')} failed`))));
  });
}

/** Runs the Nx build, then releases the bundles into remotes/ and notes what they were built from. */
export async function build(nxArguments) {
  const now = fingerprint();
  await nx(nxArguments, { NODE_ENV: 'production' });
  await releaseBuilt();
  writeFileSync(STAMP, now);
}

/** The next start builds anew. */
export const forgetBuild = () => rmSync(STAMP, { force: true });

/** Builds the server and the sections unless that is done already. */
export async function buildIfStale() {
  const ready = products.every((file) => existsSync(ROOT + file));
  if (ready && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return;
  console.log('Building (this takes a minute the first time) …');
  await build(['run-many', '-t', 'build', '-p', 'tag:type:api,tag:type:shell,tag:type:mfe', '--outputStyle=stream']);
}
