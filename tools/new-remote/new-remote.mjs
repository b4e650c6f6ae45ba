// `npm run new -- mfe-NAME --mount /NAME --label "Name"` makes a micro-frontend with one page, linked in the navigation.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../command.mjs';
import { ROOT, remoteNames } from '../paths.mjs';
import { sourcesOf } from './sources.mjs';

const USAGE = 'usage: npm run new -- mfe-NAME --mount /PATH --label "TEXT"';

/** What all micro-frontends have in common is copied from this one. */
const MODEL = 'mfe-public';
const ALIKE = ['tsconfig.json', 'tsconfig.types.json', 'jest.config.mjs', 'webpack.config.mjs'];
const PACKAGES = ['@wod/platform', '@wod/ui', 'react', 'react-dom'];

/** @typedef {{ name: string, mount: string, label: string }} Remote */

const json = (/** @type {object} */ value) => `${JSON.stringify(value, null, 2)}\n`;
const readJson = async (/** @type {string} */ path) => JSON.parse(await readFile(ROOT + path, 'utf8'));

/** @param {Remote} remote @throws Error with a readable message */
async function check({ name, mount, label }) {
  if (!/^mfe-[a-z]+(-[a-z]+)*$/.test(name) || !/^(\/[a-z0-9-]+)+$/.test(mount) || !/^[^"`$&\\<>{}]+$/.test(label)) throw new Error(USAGE);
  if (existsSync(ROOT + name)) throw new Error(`${name} is there already`);
  for (const other of remoteNames()) {
    const { mounts } = /** @type {{ mounts: { path: string }[] }} */ (await readJson(`${other}/remote.json`));
    if (mounts.some(({ path }) => path === mount)) throw new Error(`${mount} belongs to ${other}`);
  }
}

/** @param {string} name */
async function packageOf(name) {
  const { dependencies, ...model } = await readJson(`${MODEL}/package.json`);
  const text = json({ ...model, version: '0.1.0', dependencies: Object.fromEntries(PACKAGES.map((key) => [key, dependencies[key]])) });
  return text.replaceAll(MODEL, name);
}

/** Last in the navigation. @param {Remote} remote */
async function remoteOf({ name, mount, label }) {
  /** @type {{ nav: { order: number }[] }[]} */
  const remotes = await Promise.all(remoteNames().map((other) => readJson(`${other}/remote.json`)));
  const order = 10 + Math.max(0, ...remotes.flatMap(({ nav }) => nav.map((entry) => entry.order)));
  return json({ name, mounts: [{ path: mount, access: 'public' }], nav: [{ label, to: mount, order }] });
}

/** @param {Remote} remote */
async function make(remote) {
  const { name } = remote;
  const files = { 'package.json': await packageOf(name), 'remote.json': await remoteOf(remote), ...sourcesOf(remote) };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(`${ROOT}${name}/${path}`), { recursive: true });
    await writeFile(`${ROOT}${name}/${path}`, content);
  }
  for (const file of ALIKE) await copyFile(`${ROOT}${MODEL}/${file}`, `${ROOT}${name}/${file}`);
  const { status } = spawnSync('npm', ['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${name} is made; npm install failed, which enters it in package-lock.json`);
}

await runCommand(async () => {
  const text = /** @type {const} */ ({ type: 'string', default: '' });
  const {
    values,
    positionals: [name = ''],
  } = parseArgs({ allowPositionals: true, options: { mount: text, label: text } });
  const remote = { name, ...values };
  await check(remote);
  await make(remote);
  console.log(`${name} is made: its page is ${name}/src/home/home-page.tsx, npm run dev shows it at ${remote.mount}`);
}, USAGE);
