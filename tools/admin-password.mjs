// `npm run admin-password [-- USERNAME]`: recovers a lost account. The password is prompted for or generated; it is never an
// argument, which others on the machine could read.
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { loadApi, runCommand } from './command.mjs';

const USAGE = 'usage: npm run admin-password [-- USERNAME]';

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks for the password twice, without showing it. @param {string} username @returns '' to have one generated */
async function ask(username) {
  const prompt = createInterface({ input: process.stdin, output: nowhere(), terminal: true });
  const left = new AbortController();
  prompt.once('close', () => left.abort());
  const hidden = async (/** @type {string} */ question) => {
    process.stdout.write(question);
    const answer = await prompt.question('', { signal: left.signal });
    process.stdout.write('\n');
    return answer;
  };
  try {
    const first = await hidden(`New password of "${username}" (leave it empty to have one made up): `);
    if (first === '') return '';
    if (first !== (await hidden('Once more: '))) throw new Error('The two are not the same. Nothing was changed.');
    return first;
  } catch (error) {
    throw left.signal.aborted ? new Error('\nNothing was changed.') : error;
  } finally {
    prompt.close();
  }
}

async function run() {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) throw new Error(USAGE);
  const { environment, resetPassword } = await loadApi();
  let account = '';
  let made = '';
  await resetPassword(environment, positionals[0], async (username) => {
    account = username;
    const typed = process.stdin.isTTY ? await ask(username) : '';
    if (typed === '') made = randomBytes(16).toString('base64url');
    return typed || made;
  });
  if (made) console.log(`The new password of "${account}" is shown only now:\n  ${made}`);
  else console.log(`"${account}" has a new password.`);
  console.log('All sign-ins have ended.');
}

await runCommand(run, USAGE);
