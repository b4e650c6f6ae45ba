// `npm run backup -- FILE [--yes]` and `npm run restore -- FILE [--yes]`: everything in the configured database, as one
// file, from and to either kind of database. In an image: node tools/backup.mjs backup /backups/FILE
import { parseArgs } from 'node:util';
import { loadApi, runCommand } from './command.mjs';
import { answersYes } from './yes-question.mjs';

const USAGE = `usage: npm run backup -- FILE [--yes]
       npm run restore -- FILE [--yes]`;

/** @param {import('@wod/api').BackupCounts} counts */
const say = (counts) =>
  Object.entries(counts)
    .map(([table, rows]) => `  ${table} ${rows}`)
    .join('\n');

/** @param {import('@wod/api').Holdings} there what would be lost */
async function mayReplace({ wods, exercises, sessions }) {
  console.log(`The library is not empty: it holds ${wods} WODs, ${exercises} exercises and ${sessions} training sessions.`);
  return answersYes('Replace all of it, with accounts and change log?', 'it is replaced');
}

/** Aborted on a signal to stop. */
function interruption() {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => controller.abort());
  return controller.signal;
}

async function run() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean', default: false } } });
  const [task = '', file] = positionals;
  if (!file || positionals.length > 2 || !['backup', 'restore'].includes(task)) throw new Error(USAGE);
  const { backup, environment, restore } = await loadApi();
  if (task === 'backup') {
    console.log(`${file} holds\n${say(await backup(environment, file, { overwrite: values.yes, signal: interruption() }))}`);
    return;
  }
  const counts = await restore(environment, file, values.yes ? async () => true : mayReplace);
  if (counts)
    console.log(
      `Restored from ${file}\n${say(counts)}\nThe passwords are those of the backup; all sign-ins have ended.\nServers that are running go on with it within a second.`,
    );
  else process.exitCode = 1;
}

await runCommand(run, USAGE);
