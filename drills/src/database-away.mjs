// Two api processes on MariaDB and Redis behind the gateway: the database is stopped for some minutes. Public reads must continue
// and say how long the database has been away, writes are refused for now, health says which of the two is down, and
// memory and log don't grow. When the database is back, everything must recover by itself, and so must an api process that
// was started meanwhile. `node drills/src/database-away.mjs [MINUTES]`, 10 by default. Everything happens on loopback and
// in temporary folders; it needs Debian's nginx, redis-server and mariadb-server.
import { setTimeout as wait } from 'node:timers/promises';
import { json, send, signIn, untilAnswers } from '@wod/testing/api';
import { memoryOf } from '@wod/testing/usage';
import { amount, PASSWORD, runDrill, seconds, startBehindGateway, Tally } from './drill.mjs';
import { Readers } from './readers.mjs';

const WARM_UP_MS = 15_000;
const ASK_EVERY_MS = 1000;
/** Answers aren't marked stale sooner. */
const UNNOTICED_MS = 4000;
/** Uncollected garbage moves a process's memory by some tens of megabytes. */
const GROWTH_MB = 131;
const RECOVERY_GOAL_MS = 2000;

await runDrill(async (atEnd) => {
  const minutes = amount(10);
  const problems = new Tally();
  const expect = (/** @type {boolean} */ isMet, /** @type {string} */ problem) => isMet || problems.add(problem);
  const { address, apis, database, killApi, startApi, apiLog, apiPid } = await startBehindGateway(atEnd, { shells: 0 });
  const token = await signIn(address, PASSWORD);
  const {
    wods: [{ id }],
  } = await send(address, 'GET', '/wods?limit=1');
  const write = (/** @type {string} */ origin) =>
    fetch(`${origin}/api/exercises`, json('POST', { name: `Away ${performance.now()}`, equipment: 'BODYWEIGHT' }, token));
  const readers = Readers.ofTheApi(atEnd, [address, ...apis], id);
  const look = () => apis.map((api) => ({ memory: memoryOf(Number(apiPid(api))), lines: apiLog(api).split('\n').length }));

  /** One process, as its clients see it while the database is away. @param {string} api @param {number} awayMs */
  async function ask(api, awayMs) {
    const [live, ready, read, refused] = await Promise.all([
      fetch(`${api}/api/health/live`),
      fetch(`${api}/api/health/ready`),
      fetch(`${api}/api/wods`),
      write(api),
    ]);
    expect(live.status === 200, `/health/live ${live.status}`);
    expect(ready.status === 503, `/health/ready ${ready.status}`);
    expect(refused.status === 503 && Number(refused.headers.get('retry-after')) > 0, `write ${refused.status}`);
    const stale = Number(read.headers.get('x-content-stale'));
    expect(awayMs < UNNOTICED_MS || Math.abs(stale - awayMs / 1000) < UNNOTICED_MS / 1000, `X-Content-Stale doesn't say how long`);
    for (const response of [live, ready, read, refused]) await response.arrayBuffer();
  }

  /** @returns how long each process took, once the database answered, to acknowledge a write and be ready */
  async function untilAllWrite() {
    await database.start();
    const answered = performance.now();
    return Promise.all(
      apis.map(async (api) => {
        while ((await write(api)).status !== 201) await wait(20);
        const wrote = performance.now() - answered;
        await untilAnswers(`${api}/api/health/ready`);
        await untilAnswers(`${api}/api/wods`, ({ headers }) => !headers.has('x-content-stale'));
        return wrote;
      }),
    );
  }

  await wait(WARM_UP_MS);
  const before = look();
  await database.halt();
  const stopped = performance.now();
  let refused = 0;
  for (let awayMs = 0; awayMs < minutes * 60_000; awayMs = performance.now() - stopped) {
    for (const api of apis) await ask(api, awayMs);
    refused += apis.length;
    await wait(ASK_EVERY_MS);
  }
  const after = look();
  const recoveries = await untilAllWrite();
  await readers.stop();

  // An api process started without a database.
  await database.halt();
  const late = String(apis[0]);
  await killApi(late);
  startApi(late);
  await untilAnswers(`${late}/api/health/live`);
  for (const path of ['health/ready', 'wods']) {
    const { status, headers } = await fetch(`${late}/api/${path}`);
    expect(status === 503 && headers.has('retry-after'), `/${path} of a start without a database ${status}`);
  }
  const [lateRecovery = Infinity] = await untilAllWrite();

  const grown = after.map(({ memory, lines }, index) => ({
    memory: memory - (before[index]?.memory ?? 0),
    lines: lines - (before[index]?.lines ?? 0),
  }));
  console.log(`The database was away for ${minutes} minutes; ${refused} writes were refused`);
  console.log(readers.figures);
  console.log(
    `Memory of the processes: ${after.map(({ memory }, index) => `${before[index]?.memory.toFixed(0)} → ${memory.toFixed(0)} MB`).join(', ')}`,
  );
  console.log(`Lines of log meanwhile: ${grown.map(({ lines }) => lines).join(', ')}`);
  console.log(
    `First write after the first answer of the database: ${recoveries.map(seconds).join(', ')}; of a process that was started meanwhile: ${seconds(lateRecovery)}`,
  );
  if (problems.size > 0) console.error(problems.text);
  const isModest = grown.every(({ memory, lines }) => memory <= GROWTH_MB && lines <= refused / apis.length + 10);
  return problems.size === 0 && readers.failures.size === 0 && isModest && Math.max(...recoveries, lateRecovery) <= RECOVERY_GOAL_MS;
});
