// A database whose disk fills up in the middle of writes: the embedded one, MariaDB without room for its tables, and MariaDB without
// room for its binary log, which waits for it. Whoever saves must be told, nothing may be half written, what was acknowledged must
// survive a SIGKILL, public reads must continue, and with room again everything must recover by itself.
// `node drills/src/disk-full.mjs [embedded] [tables] [log]`, all by default. It mounts small filesystems in memory, so it needs
// root; for MariaDB also Debian's nginx, redis-server and mariadb-server. Everything happens on loopback and in temporary folders.
import { setTimeout as wait } from 'node:timers/promises';
import { json, signIn, untilAnswers } from '@wod/testing/api';
import { startPrivateServer } from '@wod/testing/private-server';
import { required } from '@wod/testing/programs';
import { canMount, SmallDisk } from '@wod/testing/small-disk';
import { PASSWORD, runDrill, seconds, startBehindGateway, startToKill } from './drill.mjs';
import { Readers } from './readers.mjs';
import { Writers } from './writers.mjs';

const WRITE_PAUSE_MS = 10;
const CALM_MS = 1000;
const FULL_MS = 5000;
/** MariaDB checks once a minute whether its log has room again. */
const RECOVERY_GOAL_MS = 70_000;
/** The gateway waits no longer. */
const ANSWER_GOAL_MS = 30_000;
/** A server that ended itself is restarted, as its service manager would. */
const ENDED_AFTER_MS = 3000;

/**
 * @typedef {object} Running
 * @property {string} origin
 * @property {() => Promise<void>} restart kills whatever holds the data with SIGKILL, and starts it again
 * @property {() => Promise<void>} [revive] restarts a database that ended itself
 *
 * @typedef {(atEnd: import('./drill.mjs').AtEnd, folder: string) => Promise<Running>} Start folder: on the disk that fills up
 */

/** The whole product in one process. @type {Start} */
async function startEmbedded(atEnd, dataDir) {
  const { origin, kill, startAgain } = await startToKill(atEnd, dataDir);
  return {
    origin,
    async restart() {
      await kill();
      await startAgain();
    },
  };
}

/**
 * An api process behind the gateway, on MariaDB.
 * @param {import('./drill.mjs').AtEnd} atEnd @param {import('@wod/testing/private-server').Options} options @returns {Promise<Running>}
 */
async function startOnMariaDb(atEnd, options) {
  const server = await atEnd(({ stop }) => stop(), startPrivateServer(required('mariadbd'), { durable: true, ...options }));
  const deployment = await startBehindGateway(atEnd, { apis: 1, shells: 0, database: server.url, settings: { LOG_LEVEL: 'silent' } });
  const {
    address,
    apis: [api = ''],
    killApi,
    startApi,
  } = deployment;
  const revive = async () => {
    await server.kill();
    await server.start();
  };
  return {
    origin: address,
    revive,
    async restart() {
      await killApi(api);
      await revive();
      startApi(api);
      await untilAnswers(`${api}/api/health/ready`);
      await untilAnswers(`${address}/api/wods`);
    },
  };
}

/** @type {Record<string, { title: string, megabytes: number, start: Start }>} */
const KINDS = {
  embedded: { title: 'The embedded database', megabytes: 16, start: startEmbedded },
  tables: {
    title: 'The tables of MariaDB',
    megabytes: 160,
    start: (atEnd, data) => startOnMariaDb(atEnd, { data, args: ['--innodb-log-file-size=8M'] }),
  },
  log: {
    title: 'The binary log of MariaDB',
    megabytes: 16,
    start: (atEnd, folder) => startOnMariaDb(atEnd, { args: [`--log-bin=${folder}/binlog`, '--binlog-format=ROW'] }),
  },
};

/** Saves something large until it is refused. @param {string} origin @param {string} token @param {{ exerciseId: string }} library */
async function untilRefused(origin, token, { exerciseId }) {
  const wod = {
    name: 'Too large',
    type: 'FOR_TIME',
    description: 'x'.repeat(1000),
    exercises: Array.from({ length: 10 }, () => ({ exerciseId, reps: 10, notes: 'x'.repeat(100) })),
  };
  for (;;) {
    const began = performance.now();
    const response = await fetch(`${origin}/api/wods`, json('POST', wod, token));
    const { error } = /** @type {{ error?: string }} */ (await response.json());
    if (!response.ok) return { status: response.status, retryAfter: response.headers.get('retry-after'), error, ms: performance.now() - began };
  }
}

/** @param {typeof KINDS[string]} kind @param {import('./drill.mjs').AtEnd} atEnd */
async function fillAndEmpty({ title, megabytes, start }, atEnd) {
  const disk = await atEnd((mounted) => mounted.unmount(), SmallDisk.mount(megabytes));
  const { origin, restart, revive } = await start(atEnd, disk.folder);
  const library = await Writers.libraryOf(origin);
  const token = await signIn(origin, PASSWORD);
  const writers = new Writers(origin, token, library);
  const readers = Readers.ofTheApi(atEnd, [origin], library.wodId);

  writers.start(WRITE_PAUSE_MS);
  await wait(CALM_MS);
  disk.fill();
  const refusal = await untilRefused(origin, token, library);
  await wait(FULL_MS);
  await disk.empty();
  const emptied = performance.now();
  let revived = 0;
  while (writers.lastAt < emptied && performance.now() < emptied + RECOVERY_GOAL_MS) {
    await wait(ENDED_AFTER_MS / 100);
    const isDue = performance.now() > emptied + ENDED_AFTER_MS && revived === 0;
    if (isDue && revive && (await fetch(`${origin}/api/health/ready`)).status === 503) {
      revived += 1;
      await revive();
    }
  }
  const recovery = writers.lastAt - emptied;
  await wait(CALM_MS);
  await writers.stop();
  await readers.stop();
  await restart();
  await writers.check();

  console.log(`${title}: ${writers.figures}`);
  console.log(`  refused with ${refusal.status}, Retry-After ${refusal.retryAfter}, after ${Math.round(refusal.ms)} ms: ${refusal.error}`);
  console.log(`  ${readers.figures}`);
  console.log(
    `  first write ${seconds(recovery)} after there was room again${revived > 0 ? '; the database had ended itself and was started again' : ''}`,
  );
  return (
    writers.isAllWell &&
    readers.failures.size === 0 &&
    recovery > 0 &&
    recovery <= RECOVERY_GOAL_MS &&
    refusal.status === 503 &&
    Number(refusal.retryAfter) > 0 &&
    refusal.ms <= ANSWER_GOAL_MS
  );
}

if (canMount()) {
  const asked = process.argv.slice(2);
  const kinds = Object.entries(KINDS).filter(([name]) => asked.length === 0 || asked.includes(name));
  for (const [, kind] of kinds) await runDrill((atEnd) => fillAndEmpty(kind, atEnd));
} else {
  console.log('left out: mounting a small filesystem needs root on Linux');
}
