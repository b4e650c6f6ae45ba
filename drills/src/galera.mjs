// Repeatedly kills the writing node of a Galera cluster in the middle of reads and writes: every acknowledged write must be
// there exactly once, none may be half written, writes must work again within four seconds, and no reader may
// notice. Then all nodes write at once, so that they conflict all the time: again nothing may be lost, and
// nobody may get an error other than a conflict (409) or a request to try again (503).
// `node drills/src/galera.mjs [ROUNDS]`, 10 by default (about five minutes). Everything happens on loopback and in a
// temporary folder. Needs Debian's mariadb-server, galera-4, rsync, haproxy, nginx and redis-server.
import { setTimeout as wait } from 'node:timers/promises';
import { send, signIn } from '@wod/testing/api';
import { GaleraCluster } from '@wod/testing/galera-cluster';
import { amount, PASSWORD, runDrill, spread, startBehindGateway } from './drill.mjs';
import { Editors } from './galera-editors.mjs';
import { Readers } from './readers.mjs';
import { Writers } from './writers.mjs';

const WRITES_BACK_MS = 4000;
const PROBE_EVERY_MS = 50;
const GIVE_UP_MS = 60_000;
const EVERYWHERE_MS = 15_000;
/** How long until every api process has seen another's writes. */
const SEEN_MS = 1500;

/**
 * @param {string} origin
 * @param {string} token
 * @param {number} round
 * @returns {Promise<number>} the milliseconds until a write that begins now or later is acknowledged
 */
async function untilWritten(origin, token, round) {
  const began = performance.now();
  /** @type {Promise<unknown>[]} */
  const probes = [];
  let isBack = false;
  while (!isBack) {
    if (performance.now() - began > GIVE_UP_MS) throw new Error('Writes are not back.');
    const name = `Probe ${round}.${probes.length}`;
    probes.push(
      send(origin, 'POST', '/exercises', { name, equipment: 'BAND' }, token)
        .then(() => (isBack = true))
        .catch(() => undefined),
    );
    await wait(PROBE_EVERY_MS);
  }
  const took = performance.now() - began;
  await Promise.all(probes);
  return took;
}

await runDrill(async (atEnd) => {
  const rounds = amount(10);
  const cluster = await atEnd((started) => started.close(), GaleraCluster.start());
  const { address, apis, apiLog } = await startBehindGateway(atEnd, { database: cluster.url, shells: 1, settings: { LOG_LEVEL: 'info' } });
  const token = await signIn(address, PASSWORD);
  const library = await Writers.libraryOf(address);
  const writers = new Writers(address, token, library);
  const check = async () => {
    await wait(SEEN_MS);
    for (const origin of apis) await writers.check(origin);
  };
  const pages = ['/', '/wods', '/api/wods/recent', '/api/wods?search=a&page=2', `/api/wods/${library.wodId}`];
  const readers = Readers.start(
    atEnd,
    pages.map((path) => address + path),
  );
  const pauses = [];
  for (let round = 1; round <= rounds; round += 1) {
    const node = await cluster.writer();
    writers.start();
    await wait(500 + Math.random() * 500);
    await cluster.kill(node);
    const pause = await untilWritten(address, token, round);
    pauses.push(pause);
    await cluster.startAgain(node);
    await cluster.untilSynced(node);
    await writers.stop();
    await check();
    console.log(`Round ${round}: ${node} killed, writes back after ${Math.round(pause)} ms`);
  }
  console.log(`${rounds} kills of the writing node, writes back: ${spread(pauses)}`);
  console.log(writers.figures);

  await cluster.writeEverywhere();
  const editors = await Editors.make(address, token, library);
  await wait(SEEN_MS);
  const before = await cluster.conflicts();
  writers.start();
  await editors.edit(EVERYWHERE_MS);
  await writers.stop();
  await readers.stop();
  await check();
  await editors.check();
  const failures = apis.flatMap((origin) => apiLog(origin).match(/"status":500,/g) ?? []).length;
  const conflicts = (await cluster.conflicts()) - before;
  console.log(`All nodes writing: ${conflicts.toLocaleString('en')} transactions contradicted another node; ${editors.figures}`);
  console.log(`In all: ${writers.figures}; ${failures} answers of 500; ${readers.figures}`);
  return (
    writers.isAllWell && Math.max(...pauses) <= WRITES_BACK_MS && readers.failures.size === 0 && conflicts > 0 && editors.isAllWell && failures === 0
  );
});
