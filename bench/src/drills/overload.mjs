// Attacks the product on several processes (nginx, two api processes, two document servers, MariaDB, Redis) with clients that are
// idle, slow or malformed, at the gateway and at single processes behind it, and checks that everybody else is served meanwhile.
// `node bench/src/drills/overload.mjs [SECONDS]` for each attack, 15 by default (about four minutes): longer than slow clients
// are tolerated. Everything happens on loopback and in a temporary folder. It fails when a visitor was not served, when a malformed
// request was answered with anything but a refusal, or when connections stay open afterwards.
import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from '@wod/testing/api';
import { BEHAVIOURS, malformedRequests, sendMalformed, Siege } from '@wod/testing/attacks';
import { descendants, memoryOf, openFilesOf } from '@wod/testing/usage';
import { amount, PASSWORD, runDrill, servedLine, startBehindGateway } from './drill.mjs';
import { Visitors } from './overload-visitors.mjs';

const IDLE = 1000;
const SLOW = 200;
/** Concurrent malformed requests, and the pause after each. */
const MALFORMED_AT_ONCE = 4;
const PAUSE_MS = 50;
/** How many descriptors may stay open: kept connections between the processes. */
const KEPT_CONNECTIONS = 50;
const SETTLED_MS = 15_000;

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
  return { turnedAway: 0, async end() {
    isOver = true;
    await Promise.all(senders);
  } };
}

/** @type {Record<string, Attack>} */
const attacks = {
  ...Object.fromEntries(/** @type {(keyof typeof BEHAVIOURS)[]} */ (Object.keys(BEHAVIOURS)).map((name) => [
    `${name.startsWith('idle') ? IDLE : SLOW} × ${name}`,
    /** @type {Attack} */ ((origin, paths) => new Siege(origin, name.startsWith('idle') ? IDLE : SLOW, name, paths)),
  ])),
  'malformed requests': malformed,
};

/** @param {string} what @param {Awaited<ReturnType<Visitors['visit']>>} served @param {string} [rest] */
const row = (what, served, rest) => console.log(servedLine(what, 58, served, [`${served.errors.length} errors`, rest].filter(Boolean).join(', ')));

await runDrill(async (atEnd) => {
  const { address, apis: [api = ''], shells: [shell = ''] } = await startBehindGateway(atEnd, { settings: { LOG_LEVEL: 'error' } });
  const ofTheApi = { small: '/api/health/live', large: '/api/wods?limit=1000', form: '/api/auth/login' };
  const targets = [
    { name: 'the gateway', origin: address, paths: ofTheApi },
    { name: 'an api process', origin: api, paths: ofTheApi },
    { name: 'a document server', origin: shell, paths: { ...ofTheApi, small: '/robots.txt' } },
  ];
  const visitors = await Visitors.of(address, await signIn(address, PASSWORD), PASSWORD);
  await visitors.visit(seconds);

  console.log(servedLine('', 58, undefined, ''));
  row('nobody else', await visitors.visit(seconds));
  const before = usage();
  /** @type {string[]} */
  const errors = [];
  for (const { name: target, origin, paths } of targets) {
    for (const [name, begin] of Object.entries(attacks)) {
      const attack = begin(origin, paths);
      void atEnd(() => attack.end());
      const served = await visitors.visit(seconds);
      const { files } = usage();
      await attack.end();
      errors.push(...served.errors);
      row(`${name}, at ${target}`, served, `${files} files open${attack.turnedAway ? `, ${attack.turnedAway} turned away` : ''}`);
    }
  }

  const deadline = Date.now() + SETTLED_MS;
  let after = usage();
  while (after.files > before.files + KEPT_CONNECTIONS && Date.now() < deadline) {
    await wait(500);
    after = usage();
  }
  console.log(`open files: ${before.files} before, ${after.files} afterwards; memory: ${before.megabytes} MB before, ${after.megabytes} MB afterwards`);
  for (const line of new Set([...errors, ...refusals])) console.error(line);
  return errors.length + refusals.size === 0 && after.files <= before.files + KEPT_CONNECTIONS;
});
