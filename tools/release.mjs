// `npm run release -- mfe-public` builds a remote, or the shell, and makes it live; `-- mfe-public --to 1.3.2` rolls back to a
// kept release; `-- mfe-public --pack FILE` writes what it builds to a file instead, and `-- mfe-public --from FILE` makes
// such a file live elsewhere; `-- --built` makes everything from the last build live; `-- --list` shows what is live. A
// running server follows without a restart.
import { parseArgs } from 'node:util';
import { buildInTurn, nx } from './build-state.mjs';
import { runCommand } from './command.mjs';
import { SHELL, remoteNames } from './paths.mjs';
import { listReleases, packBuilt, pointTo, releaseBuilt, releaseBundle, releaseOne } from './releases.mjs';

const NAMES = [SHELL, ...remoteNames()];
const USAGE = `usage: npm run release -- NAME [--to VERSION | --pack FILE | --from FILE]
       npm run release -- --built
       npm run release -- --list
NAME is one of ${NAMES.join(', ')}`;

async function list() {
  for (const { name, live, releases } of await listReleases()) {
    console.log(`${name}${releases.length === 0 ? '  nothing is released' : ''}`);
    for (const { release, date, commit } of releases) {
      console.log(`  ${release === live ? '→' : ' '} ${release}  built ${date.replace(/:\d\d(\.\d+)?Z$/, 'Z')} from ${commit}`);
    }
  }
}

const elsewhere = (/** @type {string} */ name) =>
  `build it on another machine with npm run release -- ${name} --pack FILE and bring that here with --from FILE`;

/**
 * @param {string} name @param {{ to?: string, from?: string, pack?: string }} how
 * @returns what was done, in a sentence
 */
async function change(name, { to, from, pack }) {
  if (to !== undefined) return `${name} ${await pointTo(name, to)} is live`;
  if (from !== undefined) return `${name} ${await releaseBundle(name, from)} is live`;
  return buildInTurn(
    async () => {
      await nx(['run', `@wod/${name}:build`], { env: { NODE_ENV: 'production' } });
      if (pack === undefined) return `${name} ${await releaseOne(name)} is live`;
      await packBuilt(name, pack);
      return `${pack} holds what was built of ${name}`;
    },
    { elsewhere: elsewhere(name) },
  );
}

async function run() {
  const [flag, text] = /** @type {const} */ ([{ type: 'boolean' }, { type: 'string' }]);
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: text, from: text, pack: text, built: flag, list: flag } });
  if (values.built) await releaseBuilt();
  if (values.built || values.list) return list();
  const [name = ''] = positionals;
  const ways = [values.to, values.from, values.pack].filter((way) => way !== undefined);
  if (!NAMES.includes(name) || positionals.length > 1 || ways.length > 1) throw new Error(USAGE);
  console.log(await change(name, values));
}

await runCommand(run, USAGE);
