// `npm run release -- mfe-public` builds a remote, or the shell, and makes it live; `-- mfe-public --to 1.3.2` moves back to a
// release that is kept; `-- --built` makes live what the last build made of everything; `-- --list` shows what is live. A
// running server follows without a restart.
import { parseArgs } from 'node:util';
import { nx } from './build-state.mjs';
import { SHELL, remoteNames } from './paths.mjs';
import { listReleases, pointTo, releaseBuilt, releaseOne } from './releases.mjs';

const NAMES = [SHELL, ...remoteNames()];
const USAGE = `usage: npm run release -- NAME [--to VERSION]
       npm run release -- --built
       npm run release -- --list
NAME is one of ${NAMES.join(', ')}`;

async function list() {
  for (const { name, live, releases } of await listReleases()) {
    console.log(`${name}${releases.length === 0 ? '  nothing is released' : ''}`);
    for (const release of releases) console.log(`  ${release === live ? '→' : ' '} ${release}`);
  }
}

async function run() {
  const flag = { type: 'boolean' };
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' }, built: flag, list: flag } });
  if (values.built) await releaseBuilt();
  if (values.built || values.list) return list();
  const [name] = positionals;
  if (!NAMES.includes(name)) throw new Error(USAGE);
  if (values.to === undefined) await nx(['run', `@wod/${name}:build`], { NODE_ENV: 'production' });
  const version = values.to === undefined ? await releaseOne(name) : await pointTo(name, values.to);
  console.log(`${name} ${version} is live`);
}

try {
  await run();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
