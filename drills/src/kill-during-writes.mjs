// Repeatedly kills the server with SIGKILL in the middle of writes, then checks: every acknowledged write must be there
// exactly once, none may be half written, and every start must answer within two seconds.
// `node drills/src/kill-during-writes.mjs [KILLS]`, 200 by default. Everything happens on loopback and in a temporary folder.
import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from '@wod/testing/api';
import { amount, PASSWORD, runDrill, spread, startToKill } from './drill.mjs';
import { Writers } from './writers.mjs';

const LONGEST_RUN_MS = 250;
const START_GOAL_MS = 2000;

await runDrill(async (atEnd) => {
  const kills = amount(200);
  // The first start imports the library.
  const { origin, kill, startAgain } = await startToKill(atEnd);
  const writers = new Writers(origin, await signIn(origin, PASSWORD), await Writers.libraryOf(origin));
  const starts = [];
  for (let round = 0; round < kills; round += 1) {
    writers.start();
    await wait(20 + Math.random() * LONGEST_RUN_MS);
    await Promise.all([kill(), writers.stop()]);
    starts.push(await startAgain());
    await writers.check();
  }
  console.log(`${kills} kills, ${writers.figures}`);
  console.log(`First answer after the start of the process: ${spread(starts)}`);
  return writers.isAllWell && Math.max(...starts) <= START_GOAL_MS;
});
