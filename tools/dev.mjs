// `npm run dev`: watches everything. An edited component is replaced in open pages, which keep their state; what can't be replaced
// reloads them, and a changed api restarts the server. `npm run dev -w mfe-admin` does so for one micro-frontend alone, in front of the api
// that API names.
import { fork, spawn } from 'node:child_process';
import { existsSync, readFileSync, watch } from 'node:fs';
import { buildInTurn, forgetBuild, nx } from './build-state.mjs';
import { DevReleases } from './dev-releases.mjs';
import { loadEnvironmentFile } from './environment-file.mjs';
import { ROOT, SHELL, remoteNames } from './paths.mjs';
import { TSC } from './typescript.mjs';

const [alone] = process.argv.slice(2);
const api = alone && new URL(process.env.API || 'http://localhost:3000').origin;
const remotes = alone ? [alone] : remoteNames();
const directory = `${ROOT}.dev/${alone ?? 'remotes'}`;
if (!alone) loadEnvironmentFile();
process.env.NODE_ENV = 'development';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
const track = (/** @type {import('node:child_process').ChildProcess} */ child) => {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
};

/** @type {import('webpack').MultiCompiler | undefined} */
let compiler;
let ending = false;
function end(code = 0) {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
  if (compiler) compiler.close(() => process.exit(code));
  else process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end());

/** Debounces: calls once a burst of changes is over. @param {() => void} action */
function settled(action, milliseconds = 200) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, milliseconds);
  };
}

/** The address to open first: for a single micro-frontend, its shortest mount. @param {string} address of the server */
function firstPage(address) {
  if (!alone) return address;
  const { mounts } = /** @type {{ mounts: { path: string }[] }} */ (JSON.parse(readFileSync(`${ROOT}${alone}/remote.json`, 'utf8')));
  const [path] = mounts.map((mount) => mount.path).sort((a, b) => a.length - b.length);
  return `${address}${path}, with the api at ${api}`;
}

const makeServer = () => track(fork(`${ROOT}tools/dev-server.mjs`, api ? [directory, api] : [directory]));

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
/** Has loaded what it can, for the next restart. @type {import('node:child_process').ChildProcess | undefined} */
let nextServer;
function start() {
  server = nextServer?.connected ? nextServer : makeServer();
  nextServer = undefined;
  server.once('message', (address) => {
    console.log(`Ready at ${firstPage(String(address))}`);
    if (!alone) nextServer = makeServer();
  });
  if (alone) server.once('exit', (code) => end(code ?? 1));
  tell({ start: true });
}

/** Sends a message to dev-server.mjs. @param {{ start?: true, edited?: string, building?: boolean, reload?: boolean }} message */
function tell(message) {
  if (server?.connected) server.send(message);
}

function restart() {
  if (!server) return;
  if (server.exitCode !== null) return start();
  server.once('exit', start);
  server.kill('SIGTERM');
}

async function watchServer() {
  // The watchers overwrite the production build.
  forgetBuild();
  for (const project of ['libs/domain', 'libs/serving', 'catalogue', 'api', 'server']) {
    track(
      spawn(process.execPath, [TSC, '-p', `${ROOT}${project}/tsconfig.build.json`, '--watch', '--preserveWatchOutput'], {
        stdio: ['ignore', 'inherit', 'inherit'],
      }),
    );
  }
  const changed = settled(restart);
  for (const project of ['api', 'server']) watch(`${ROOT}${project}/dist`, { recursive: true }, changed);
}

// In front of another api, any server that was built before will do.
if (!alone || !existsSync(`${ROOT}server/dist/index.js`)) {
  await buildInTurn(() => nx(['run-many', '-t', 'build', '-p', 'tag:type:server', '--outputStyle=stream'], { env: { NODE_ENV: 'production' } }));
}
if (!alone) await watchServer();
const { default: webpack } = await import('webpack');
const bundles = [SHELL, ...remotes].filter((name) => existsSync(`${ROOT}${name}/webpack.config.mjs`));
const configurations = (await Promise.all(bundles.map((name) => import(`${ROOT}${name}/webpack.config.mjs`)))).flatMap((module) => module.default);
compiler = webpack(configurations);

const releases = new DevReleases(directory, remotes);
const built = new Map();
/** @type {Set<string>} */
const edited = new Set();
for (const { name: bundle = '', hooks } of compiler.compilers) {
  const [name = '', target] = bundle.split(' ');
  hooks.done.tap('dev', (stats) => {
    if (stats.hasErrors() || built.get(bundle) === stats.hash) return;
    built.set(bundle, stats.hash);
    edited.add(name);
    // Open pages need nothing else; the rest is for pages loaded next.
    if (target === 'browser' && name !== SHELL) tell({ edited: name });
  });
}
compiler.hooks.invalid.tap('dev', () => tell({ building: true }));
compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
  if (error || stats?.hasErrors()) {
    console.error(error ?? stats?.toString({ preset: 'errors-only', colors: true }));
    return tell({ building: false });
  }
  releases.release(edited);
  tell({ building: false, reload: edited.has(SHELL) });
  edited.clear();
  if (!server) start();
});
