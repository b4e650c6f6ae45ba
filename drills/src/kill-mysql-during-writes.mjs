// Two api processes on MariaDB and Redis behind the gateway: kills one of them, or the database, with SIGKILL in the middle of
// writes, in turn. Every acknowledged write must be there exactly once, none may be half written, and no public read may fail.
// Each time, an api process must answer within two seconds of its start, and a write half a second after the database does.
// `node drills/src/kill-mysql-during-writes.mjs [KILLS]`, 200 by default. Everything happens on loopback and in
// temporary folders; it needs Debian's nginx, redis-server and mariadb-server.
import { setTimeout as wait } from 'node:timers/promises';
import { send, signIn, untilAnswers } from '@wod/testing/api';
import { amount, PASSWORD, runDrill, spread, startBehindGateway } from './drill.mjs';
import { Readers } from './readers.mjs';
import { Writers } from './writers.mjs';

const LONGEST_RUN_MS = 250;
const WRITE_PAUSE_MS = 20;
const START_GOAL_MS = 2000;
const WRITE_GOAL_MS = 500;

await runDrill(async (atEnd) => {
  const kills = amount(200);
  const { address, apis, database, killApi, startApi } = await startBehindGateway(atEnd, { shells: 0 });
  const library = await Writers.libraryOf(address);
  const writers = new Writers(address, await signIn(address, PASSWORD), library);
  const readers = Readers.ofTheApi(atEnd, [address], library.wodId);

  /** The time from the process's start to its first answer. @param {string} api */
  async function killOne(api) {
    await killApi(api);
    const began = performance.now();
    startApi(api);
    await untilAnswers(`${api}/api/wods`);
    return performance.now() - began;
  }

  /** @returns the time from the database's first answer to the first acknowledged write */
  async function killDatabase() {
    await database.kill();
    await database.start();
    const answered = performance.now();
    while (writers.lastAt < answered) await wait(1);
    return writers.lastAt - answered;
  }

  /** A write of one process shows on the other a moment later. @param {string} api */
  async function check(api) {
    const versions = () => Promise.all(apis.map(async (one) => (await send(one, 'GET', '/content-version')).version));
    while (new Set(await versions()).size > 1) await wait(50);
    await writers.check(api);
  }

  const starts = [];
  const writes = [];
  for (let round = 0; round < kills; round += 1) {
    writers.start(WRITE_PAUSE_MS);
    await wait(20 + Math.random() * LONGEST_RUN_MS);
    const api = String(apis[(round >> 1) % apis.length]);
    if (round % 2 === 0) starts.push(await killOne(api));
    else writes.push(await killDatabase());
    await writers.stop();
    // A freshly started process holds what the database holds.
    if (round % 2 === 0) await check(api);
  }
  for (const api of apis) await check(api);
  await readers.stop();

  console.log(`${kills} kills of an api process or of the database, ${writers.figures}`);
  console.log(readers.figures);
  console.log(`First answer after the start of an api process: ${spread(starts)}`);
  console.log(`First write after the first answer of the database: ${spread(writes)}`);
  return writers.isAllWell && readers.failures.size === 0 && Math.max(...starts) <= START_GOAL_MS && Math.max(...writes) <= WRITE_GOAL_MS;
});
