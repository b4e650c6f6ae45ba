// Repeatedly kills the server with SIGKILL while it imports a file, then checks that all of the file is in the library, or nothing.
// `node bench/src/drills/kill-during-import.mjs [KILLS]`, 10 by default. Everything happens on loopback and in a temporary folder.
import { setTimeout as wait } from 'node:timers/promises';
import { send, signIn } from '@wod/testing/api';
import { amount, PASSWORD, runDrill, startToKill } from './drill.mjs';

const WODS = 3000;
const PART = 50_000;
const LONGEST_RUN_MS = 4000;
const ASK_EVERY_MS = 100;

await runDrill(async (atEnd) => {
  const kills = amount(10);
  const { origin, kill, startAgain } = await startToKill(atEnd);
  const token = await signIn(origin, PASSWORD);
  /** @param {string} method @param {string} path @param {object} [body] */
  const ask = (method, path, body) => send(origin, method, path, body, token);
  const size = async () => (await ask('GET', '/wods')).pagination.total;

  const { wods, ...head } = await ask('GET', '/export');
  const text = JSON.stringify({ ...head, wods: Array.from({ length: WODS }, (_, at) => ({ ...wods[at % wods.length], id: undefined, name: `Drill ${at}` })) });
  const before = await size();
  const seen = { whole: 0, none: 0, part: 0 };
  for (let round = 0; round < kills; round += 1) {
    const { id } = await ask('POST', '/transfers', { fileName: `${round}.json` });
    for (let part = 0; part * PART < text.length; part += 1) await ask('POST', `/transfers/${id}/parts`, { part, text: text.slice(part * PART, (part + 1) * PART) });
    await ask('POST', `/transfers/${id}/read`);
    while ((await ask('GET', `/transfers/${id}`)).status === 'reading') await wait(ASK_EVERY_MS);
    await ask('POST', `/transfers/${id}/import`);
    await wait(Math.random() * LONGEST_RUN_MS);
    await kill();
    await startAgain();
    const now = await size();
    if (now === before + WODS) {
      seen.whole += 1;
      const [step] = await ask('GET', '/steps/last');
      await ask('POST', `/steps/${step.id}/undo`);
    } else if (now === before) seen.none += 1;
    else seen.part += 1;
    if ((await size()) !== before) throw new Error(`After round ${round + 1} the library has ${await size()} WODs, not ${before}.`);
  }
  console.log(`${kills} kills during imports of ${WODS} WODs: ${seen.whole} whole, ${seen.none} not at all, ${seen.part} in part`);
  return seen.part === 0;
});
