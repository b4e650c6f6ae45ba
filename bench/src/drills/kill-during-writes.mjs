// Repeatedly kills the server with SIGKILL in the middle of writes, then checks: every acknowledged write must be there
// exactly once, none may be half written, and every start must answer within two seconds.
// `node bench/src/drills/kill-during-writes.mjs [KILLS]`, 200 by default. Everything happens on loopback and in a temporary folder.
import { setTimeout as wait } from 'node:timers/promises';
import { signIn, untilAnswers } from '@wod/testing/api';
import { freePort } from '@wod/testing/ports';
import { temporaryFolder } from '@wod/testing/temporary-folder';
import { amount, PASSWORD, runDrill, spread, startProduct } from './drill.mjs';
import { Writers } from './writers.mjs';

const LONGEST_RUN_MS = 250;
const START_GOAL_MS = 2000;

await runDrill(async (atEnd) => {
  const kills = amount(200);
  const dataDir = temporaryFolder();
  const settings = { PORT: String(await freePort()) };
  const start = async () => {
    const began = performance.now();
    const product = await startProduct(atEnd, { dataDir, settings });
    await untilAnswers(`${product.origin}/api/wods`);
    return { product, took: performance.now() - began };
  };

  // The first start imports the library.
  let { product } = await start();
  const writers = new Writers(product.origin, await signIn(product.origin, PASSWORD), await Writers.libraryOf(product.origin));
  const starts = [];
  for (let round = 0; round < kills; round += 1) {
    writers.start();
    await wait(20 + Math.random() * LONGEST_RUN_MS);
    await Promise.all([product.kill(), writers.stop()]);
    const again = await start();
    product = again.product;
    starts.push(again.took);
    await writers.check();
  }
  console.log(`${kills} kills, ${writers.figures}`);
  console.log(`First answer after the start of the process: ${spread(starts)}`);
  return writers.isAllWell && Math.max(...starts) <= START_GOAL_MS;
});
