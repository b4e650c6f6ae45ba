// Repeatedly kills the server with SIGKILL while an admin does something to much at once: deleting many WODs, giving them a category,
// merging an exercise of all of them, importing a file or predefined WODs, undoing a step, emptying the bin. Started again, it must have
// done all of it or nothing, and offer an undo exactly when it was done.
// `node drills/src/kill-during-acts.mjs [KILLS]`, 10 for each act by default. Everything happens on loopback and in a temporary folder.
import { ACTS } from '@wod/testing/admin-acts';
import { KilledActs } from '@wod/testing/killed-acts';
import { temporaryFolder } from '@wod/testing/temporary-folder';
import { amount, PASSWORD, runDrill, startProduct, Tally } from './drill.mjs';

const WODS = 3000;
/** Every other kill is close to the commit, which comes at the end. */
const moment = (/** @type {number} */ round) => (round % 2 === 0 ? Math.random() : 0.85 + 0.3 * Math.random());

await runDrill(async (atEnd) => {
  const kills = amount(10);
  const dataDir = temporaryFolder();
  const killed = new KilledActs(() => startProduct(atEnd, { dataDir, settings: { SEED: 'none' } }), WODS);
  await killed.begin(PASSWORD);
  for (const act of ACTS) {
    const seen = new Tally();
    for (let round = 0; round < kills; round += 1) seen.add(await killed.kill(act, moment(round)));
    console.log(`${act.name}: ${seen.text}`);
  }
  return true;
});
