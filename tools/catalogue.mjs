// `npm run catalogue -- update [--yes]`: brings the configured library up to this version's catalogue, even while servers are
// running. What an admin has changed or deleted stays as it is. In an image: node tools/catalogue.mjs update
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEnvironmentFile } from './environment-file.mjs';
import { ROOT } from './paths.mjs';
import { answersYes } from './yes-question.mjs';

const USAGE = 'usage: npm run catalogue -- update [--yes]';

const SAID = [['added', 'new'], ['changed', 'changed'], ['merged', 'merged'], ['leftAlone', 'left alone because an admin changed them']];

/** How many, and which. */
function say(noun, changes) {
  const kinds = SAID.filter(([kind]) => changes[kind]?.length > 0);
  if (kinds.length === 0) return;
  console.log(`${noun}: ${kinds.map(([kind, said]) => `${changes[kind].length} ${said}`).join(', ')}`);
  for (const [kind, said] of kinds) console.log(`  ${said}: ${changes[kind].join(', ')}`);
}

async function mayUpdate({ wods, exercises }, isAsked) {
  say('WODs', wods);
  say('Exercises', exercises);
  return !isAsked || answersYes('Update the library?', 'it is done');
}

async function run() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean', default: false } } });
  if (positionals.length !== 1 || positionals[0] !== 'update') throw new Error(USAGE);
  loadEnvironmentFile();
  // An image holds only built files, no sources.
  if (existsSync(`${ROOT}api/src`)) await (await import('./build-state.mjs')).buildIfStale();
  const { readEnvironment, updateCatalogue } = await import('@wod/api');
  const isDone = await updateCatalogue(readEnvironment(process.env), (changes) => mayUpdate(changes, !values.yes));
  if (isDone === undefined) console.log('The library is up to date.');
  else if (isDone) console.log('Updated. Servers that are running go on with it within a second.');
  else process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
