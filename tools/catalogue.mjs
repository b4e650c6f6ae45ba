// `npm run catalogue -- update [--yes]`: brings the configured library up to this version's catalogue, even while servers are
// running. What an admin has changed or deleted stays as it is. In an image: node tools/catalogue.mjs update
import { parseArgs } from 'node:util';
import { loadApi, runCommand } from './command.mjs';
import { answersYes } from './yes-question.mjs';

const USAGE = 'usage: npm run catalogue -- update [--yes]';

/** @typedef {import('@wod/api').CatalogueChanges} Changes */

const SAID = /** @type {const} */ ([
  ['added', 'new'],
  ['changed', 'changed'],
  ['merged', 'merged'],
  ['leftAlone', 'left alone because an admin changed them'],
]);

/** How many, and which. @param {string} noun @param {Changes['wods'] | Changes['exercises']} changes */
function say(noun, changes) {
  const kinds = SAID.map(([kind, said]) => ({ said, names: { merged: [], ...changes }[kind] })).filter(({ names }) => names.length > 0);
  if (kinds.length === 0) return;
  console.log(`${noun}: ${kinds.map(({ said, names }) => `${names.length} ${said}`).join(', ')}`);
  for (const { said, names } of kinds) console.log(`  ${said}: ${names.join(', ')}`);
}

/** @param {Changes} changes @param {boolean} isAsked */
async function mayUpdate({ wods, exercises }, isAsked) {
  say('WODs', wods);
  say('Exercises', exercises);
  return !isAsked || answersYes('Update the library?', 'it is done');
}

async function run() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean', default: false } } });
  if (positionals.length !== 1 || positionals[0] !== 'update') throw new Error(USAGE);
  const { environment, updateCatalogue } = await loadApi();
  const isDone = await updateCatalogue(environment, (changes) => mayUpdate(changes, !values.yes));
  if (isDone === undefined) console.log('The library is up to date.');
  else if (isDone) console.log('Updated. Servers that are running go on with it within a second.');
  else process.exitCode = 1;
}

await runCommand(run, USAGE);
