// Two api processes on MariaDB and Redis behind the gateway: the database is stopped for so many minutes. Public reads have to go
// on and say for how long they have not seen the database, writes are refused for a while, health says which of both it is, and
// memory and log stay as they are. When the database is back, everything works again with no hand; so does an api process that
// was started meanwhile. `node bench/src/drills/database-away.mjs [MINUTES]`, 10 by default. Everything happens on loopback and
// in temporary folders; it needs Debian's nginx, redis-server and mariadb-server.
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { send, signIn, untilAnswers } from './api.mjs';
import { runDrill } from './drill.mjs';
import { Readers } from './readers.mjs';

const { startDeployment } = await import(new URL('../../../tools/deployment/deployment.mjs', import.meta.url).href);

const PASSWORD = 'away-drill';
const WARM_UP_MS = 15_000;
const ASK_EVERY_MS = 1000;
/** Answers are not called stale before. */
const UNNOTICED_MS = 4000;
/** Garbage that has not been collected yet moves the memory of a process by some tens of megabytes. */
const GROWTH_MB = 128;
const RECOVERY_GOAL_MS = 2000;

const minutes = Number(process.argv[2] ?? 10);
const problems = new Map();
const expect = (isMet, problem) => {
  if (!isMet) problems.set(problem, (problems.get(problem) ?? 0) + 1);
};

const memoryOf = async (pid) => Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

await runDrill(async (atEnd) => {
  const starting = startDeployment({ shells: 0, settings: { ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'warn' } });
  const { address, apis, database, killApi, startApi, apiLog, apiPid } = await atEnd(({ close }) => close(), starting);
  const token = await signIn(address, PASSWORD);
  const { wods: [{ id }] } = await send(address, 'GET', '/wods?limit=1');
  const exercise = () => ({ name: `Away ${performance.now()}`, equipment: 'BODYWEIGHT' });
  const write = (origin) => fetch(`${origin}/api/exercises`, {
    method: 'POST', body: JSON.stringify(exercise()), headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  const readers = new Readers([address, ...apis].flatMap((origin) => [`${origin}/api/wods?limit=12`, `${origin}/api/wods/${id}`, `${origin}/api/exercises`]));
  readers.start();
  atEnd(() => readers.stop());
  const memory = () => Promise.all(apis.map((api) => memoryOf(apiPid(api))));
  const lines = () => apis.map((api) => apiLog(api).split('\n').length - 1);

  /** One process, as everybody sees it while the database is away. */
  async function look(api, awayMs) {
    const [live, ready, read, refused] = await Promise.all([fetch(`${api}/api/health/live`), fetch(`${api}/api/health/ready`), fetch(`${api}/api/wods`), write(api)]);
    expect(live.status === 200, `/health/live ${live.status}`);
    expect(ready.status === 503, `/health/ready ${ready.status}`);
    expect(refused.status === 503 && Number(refused.headers.get('retry-after')) > 0, `write ${refused.status}`);
    const stale = Number(read.headers.get('x-content-stale'));
    expect(awayMs < UNNOTICED_MS || Math.abs(stale - awayMs / 1000) < UNNOTICED_MS / 1000, `X-Content-Stale doesn't say how long`);
    for (const response of [live, ready, read, refused]) await response.arrayBuffer();
  }

  /** @returns how long it took until each process has acknowledged a write and is ready, after the database answered */
  async function untilAllWrite() {
    await database.start();
    const answered = performance.now();
    return Promise.all(apis.map(async (api) => {
      while ((await write(api)).status !== 201) await wait(20);
      const wrote = performance.now() - answered;
      await untilAnswers(`${api}/api/health/ready`);
      await untilAnswers(`${api}/api/wods`, ({ headers }) => !headers.has('x-content-stale'));
      return wrote;
    }));
  }

  await wait(WARM_UP_MS);
  const before = { memory: await memory(), lines: lines() };
  await database.halt();
  const stopped = performance.now();
  let refused = 0;
  for (let awayMs = 0; awayMs < minutes * 60_000; awayMs = performance.now() - stopped) {
    for (const api of apis) await look(api, awayMs);
    refused += apis.length;
    await wait(ASK_EVERY_MS);
  }
  const after = { memory: await memory(), lines: lines() };
  const recoveries = await untilAllWrite();
  await readers.stop();

  // An api process that is started without a database.
  await database.halt();
  const [late] = apis;
  await killApi(late);
  startApi(late);
  await untilAnswers(`${late}/api/health/live`);
  for (const path of ['health/ready', 'wods']) {
    const { status, headers } = await fetch(`${late}/api/${path}`);
    expect(status === 503 && headers.has('retry-after'), `/${path} of a start without a database ${status}`);
  }
  const [lateRecovery] = await untilAllWrite();

  const growth = after.memory.map((mb, index) => mb - before.memory[index]);
  const logged = after.lines.map((count, index) => count - before.lines[index]);
  console.log(`The database was away for ${minutes} minutes; ${refused} writes were refused`);
  console.log(readers.figures);
  console.log(`Memory of the processes: ${before.memory.map((mb, index) => `${mb.toFixed(0)} → ${after.memory[index].toFixed(0)} MB`).join(', ')}`);
  console.log(`Lines of log meanwhile: ${logged.join(', ')}`);
  console.log(`First write after the first answer of the database: ${recoveries.map(seconds).join(', ')}; of a process that was started meanwhile: ${seconds(lateRecovery)}`);
  for (const [problem, times] of problems) console.error(`${times} × ${problem}`);
  return (
    problems.size === 0 && readers.failures.size === 0 && Math.max(...growth) <= GROWTH_MB &&
    Math.max(...logged) <= refused / apis.length + 10 && Math.max(...recoveries, lateRecovery) <= RECOVERY_GOAL_MS
  );
});
