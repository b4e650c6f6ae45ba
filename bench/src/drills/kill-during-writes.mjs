// Kills the server with SIGKILL in the middle of writes, again and again, and looks afterwards: every write that was
// acknowledged has to be there once, none may be half there, and every start has to answer within two seconds.
// `node bench/src/drills/kill-during-writes.mjs [KILLS]`, 200 by default. Everything happens on loopback and in a temporary folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Child } from '../processes/child.mjs';
import { signIn, untilAnswers } from './api.mjs';
import { runDrill, spread } from './drill.mjs';
import { Writers } from './writers.mjs';

const { freePorts } = await import(new URL('../../../tools/deployment/programs.mjs', import.meta.url).href);

const PASSWORD = 'kill-drill';
const LONGEST_RUN_MS = 250;
const START_GOAL_MS = 2000;

const kills = Number(process.argv[2] ?? 200);

await runDrill(async (atEnd) => {
  const folder = await atEnd((made) => rm(made, { recursive: true }), mkdtemp(join(tmpdir(), 'wod-kill-')));
  const [port] = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  const environment = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'silent' };
  let running;
  atEnd(() => running?.stop());
  const start = async () => {
    const began = performance.now();
    ({ child: running } = await Child.start('product-process.mjs', environment));
    await untilAnswers(`${origin}/api/wods`);
    return performance.now() - began;
  };

  // The first start imports the library.
  await start();
  const writers = new Writers(origin, await signIn(origin, PASSWORD), await Writers.libraryOf(origin));
  const starts = [];
  for (let round = 0; round < kills; round += 1) {
    writers.start();
    await wait(20 + Math.random() * LONGEST_RUN_MS);
    const gone = new Promise((resolve) => running.process.once('exit', resolve));
    running.process.kill('SIGKILL');
    await Promise.all([gone, writers.stop()]);
    starts.push(await start());
    await writers.check();
  }
  console.log(`${kills} kills, ${writers.figures}`);
  console.log(`First answer after the start of the process: ${spread(starts)}`);
  return writers.isAllWell && Math.max(...starts) <= START_GOAL_MS;
});
