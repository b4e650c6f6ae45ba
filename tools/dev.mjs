// `npm run dev`: watches everything. A changed component is bundled and released again, a changed api restarts the server,
// and open pages reload by themselves.
import { fork, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { forgetBuild, nx } from './build-state.mjs';
import { loadEnvironmentFile } from './environment-file.mjs';
import { ROOT, remoteNames } from './paths.mjs';
import { releaseBuilt } from './releases.mjs';

loadEnvironmentFile();
process.env.NODE_ENV = 'development';
const RELEASES = `${ROOT}.dev/remotes`;

// The bundles of development land where those of production were.
forgetBuild();
await nx(['run-many', '-t', 'build', '-p', 'tag:type:api', '--outputStyle=stream'], { NODE_ENV: 'production' });

const children = new Set();
const track = (child) => {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
};

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
for (const project of ['libs/domain', 'catalogue', 'api']) {
  track(spawn(process.execPath, [tsc, '-p', `${ROOT}${project}/tsconfig.build.json`, '--watch', '--preserveWatchOutput'], { stdio: ['ignore', 'inherit', 'inherit'] }));
}

let server;
function restart() {
  const started = () => {
    server = track(fork(`${ROOT}tools/dev-server.mjs`, [RELEASES]));
  };
  if (server?.exitCode === null) {
    server.removeAllListeners('exit');
    server.once('exit', started);
    server.kill('SIGTERM');
  } else started();
}

/** Calls once when a burst of changes is over. */
function settled(action, milliseconds = 200) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, milliseconds);
  };
}

const { default: webpack } = await import('webpack');
const bundles = ['shell', ...remoteNames()].filter((name) => existsSync(`${ROOT}${name}/webpack.config.mjs`));
const configurations = (await Promise.all(bundles.map((name) => import(`${ROOT}${name}/webpack.config.mjs`)))).flatMap((module) => module.default);
const compiler = webpack(configurations);
const shellHashes = new Map();
compiler.watch({ aggregateTimeout: 50 }, async (error, stats) => {
  if (error || stats.hasErrors()) return console.error(error ?? stats.toString({ preset: 'errors-only', colors: true }));
  await releaseBuilt(RELEASES);
  const changed = stats.stats.filter(({ compilation }) => compilation.name.startsWith('shell') && shellHashes.get(compilation.name) !== compilation.hash);
  for (const { compilation } of changed) shellHashes.set(compilation.name, compilation.hash);
  if (!server || changed.length > 0) restart();
  else server.send('reload');
});
watch(`${ROOT}api/dist`, { recursive: true }, settled(() => server && restart()));

process.on('SIGINT', () => {
  for (const child of children) child.kill('SIGTERM');
  compiler.close(() => process.exit(0));
});
