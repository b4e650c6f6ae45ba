// Attacks the product on several processes (nginx, two api processes, two document servers, MariaDB, Redis) with clients that are
// idle, slow or malformed, at the gateway and at single processes behind it, and checks that everybody else is served meanwhile.
// `node drills/src/overload.mjs [SECONDS]` for each attack, 15 by default (about four minutes): longer than slow clients
// are tolerated. Everything happens on loopback and in a temporary folder. It fails when a visitor was not served, when a malformed
// request was answered with anything but a refusal, or when connections stay open afterwards.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { send, signIn } from '@wod/testing/api';
import { BEHAVIOURS, malformedRequests, sendMalformed, Siege } from '@wod/testing/attacks';
import { descendants, memoryOf, openFilesOf } from '@wod/testing/usage';
import { amount, PASSWORD, runDrill, servedLine, startBehindGateway } from './drill.mjs';
import { Readers } from './readers.mjs';

const IDLE = 1000;
const SLOW = 200;
/** Concurrent malformed requests, and the pause after each. */
const MALFORMED_AT_ONCE = 4;
const PAUSE_MS = 50;
/** How many descriptors may stay open: kept connections between the processes. */
const KEPT_CONNECTIONS = 50;
const SETTLED_MS = 15_000;
/** Pause between two reads of one visitor, and between two sign-ins or writes of the admin. */
const READ_EVERY_MS = 20;
const WRITE_EVERY_MS = 1000;

const seconds = amount(15);
/** @type {Set<string>} */
const refusals = new Set();

/** Resource usage of the programs that this process has started. */
function usage() {
  const pids = descendants();
  const sum = (/** @type {(pid: string) => number} */ of) => pids.reduce((total, pid) => total + of(pid), 0);
  return { files: sum(openFilesOf), megabytes: Math.round(sum(memoryOf)) };
}

/** @typedef {(origin: string, paths: import('@wod/testing/attacks').Paths) => { turnedAway: number, end(): Promise<unknown> }} Attack */

/** Sends every malformed request, over and over. @type {Attack} */
function malformed(origin, paths) {
  const requests = malformedRequests(paths);
  let isOver = false;
  const sender = async (/** @type {number} */ offset) => {
    for (let at = offset; !isOver; at += 1) {
      const { name, bytes } = /** @type {typeof requests[number]} */ (requests[at % requests.length]);
      const statuses = await sendMalformed(origin, bytes);
      if (statuses.some((status) => status >= 500 && status !== 501)) refusals.add(`${name} at ${origin} was answered with ${statuses.join(', ')}`);
      await wait(PAUSE_MS);
    }
  };
  const senders = Array.from({ length: MALFORMED_AT_ONCE }, (_, index) => sender(index * 5));
  return {
    turnedAway: 0,
    async end() {
      isOver = true;
      await Promise.all(senders);
    },
  };
}

/** @type {Record<string, Attack>} */
const attacks = {
  ...Object.fromEntries(
    /** @type {(keyof typeof BEHAVIOURS)[]} */ (Object.keys(BEHAVIOURS)).map((name) => [
      `${name.startsWith('idle') ? IDLE : SLOW} × ${name}`,
      /** @type {Attack} */ ((origin, paths) => new Siege(origin, name.startsWith('idle') ? IDLE : SLOW, name, paths)),
    ]),
  ),
  'malformed requests': malformed,
};

await runDrill(async (atEnd) => {
  const {
    address,
    apis: [api = ''],
    shells: [shell = ''],
  } = await startBehindGateway(atEnd, { settings: { LOG_LEVEL: 'error' } });
  const ofTheApi = { small: '/api/health/live', large: '/api/wods?limit=1000', form: '/api/auth/login' };
  const targets = [
    { name: 'the gateway', origin: address, paths: ofTheApi },
    { name: 'an api process', origin: api, paths: ofTheApi },
    { name: 'a document server', origin: shell, paths: { ...ofTheApi, small: '/robots.txt' } },
  ];
  const token = await signIn(address, PASSWORD);
  const {
    wods: [{ id }],
  } = await send(address, 'GET', '/wods?limit=1');
  const visitors = Readers.start(
    atEnd,
    ['/api/wods?limit=12', `/api/wods/${id}`, `/wods/${id}`].map((path) => address + path),
    { readers: 3, pauseMs: READ_EVERY_MS },
  );
  visitors.repeat(WRITE_EVERY_MS, () => signIn(address, PASSWORD));
  visitors.repeat(WRITE_EVERY_MS, () => send(address, 'POST', '/exercises', { name: `Overload ${randomUUID()}`, equipment: 'BODYWEIGHT' }, token));
  const visit = async () => {
    visitors.take();
    await wait(seconds * 1000);
    return visitors.take();
  };
  await visit();

  console.log(servedLine('', 58, undefined, ''));
  console.log(servedLine('nobody else', 58, await visit(), ''));
  const before = usage();
  for (const { name: target, origin, paths } of targets) {
    for (const [name, begin] of Object.entries(attacks)) {
      const attack = begin(origin, paths);
      void atEnd(() => attack.end());
      const served = await visit();
      const { files } = usage();
      await attack.end();
      console.log(
        servedLine(`${name}, at ${target}`, 58, served, `${files} files open${attack.turnedAway ? `, ${attack.turnedAway} turned away` : ''}`),
      );
    }
  }

  const deadline = Date.now() + SETTLED_MS;
  let after = usage();
  while (after.files > before.files + KEPT_CONNECTIONS && Date.now() < deadline) {
    await wait(500);
    after = usage();
  }
  console.log(
    `open files: ${before.files} before, ${after.files} afterwards; memory: ${before.megabytes} MB before, ${after.megabytes} MB afterwards`,
  );
  console.log(visitors.figures);
  for (const line of refusals) console.error(line);
  return visitors.failures.size + refusals.size === 0 && after.files <= before.files + KEPT_CONNECTIONS;
});
