// Attacks the product on several processes (nginx, two api processes, two document servers, MariaDB, Redis) with clients that are
// idle, slow or malformed, at the gateway and at single processes behind it, and looks whether everybody else is served meanwhile.
// `node bench/src/drills/overload.mjs [SECONDS]` for each attack, 15 by default (about four minutes): longer than a slow client is
// put up with. Everything happens on loopback and in a temporary folder. It fails when a visitor was not served, when a malformed
// request was answered with anything but a refusal, or when connections stay open afterwards.
import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from './api.mjs';
import { runDrill } from './drill.mjs';
import { BEHAVIOURS, malformedRequests, sendMalformed, Siege } from './overload-attacks.mjs';
import { usageOfPrograms } from './overload-usage.mjs';
import { Visitors } from './overload-visitors.mjs';

const { startDeployment } = await import(new URL('../../../tools/deployment/deployment.mjs', import.meta.url).href);

const PASSWORD = 'overload-drill';
const IDLE = 1000;
const SLOW = 200;
/** Malformed requests at once, and the pause after each. */
const MALFORMED_AT_ONCE = 4;
const PAUSE_MS = 50;
/** What may stay open of what was opened: connections that are kept between the processes. */
const KEPT_CONNECTIONS = 50;
const SETTLED_MS = 15_000;

const seconds = Number(process.argv[2] ?? 15);
const refusals = new Set();

/** Sends every malformed request, over and over. @returns how to end it */
function malformed(origin, paths) {
  const requests = malformedRequests(paths);
  let isOver = false;
  const sender = async (offset) => {
    for (let at = offset; !isOver; at += 1) {
      const { name, bytes } = requests[at % requests.length];
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

const attacks = {
  ...Object.fromEntries(Object.keys(BEHAVIOURS).map((name) => [
    `${name.startsWith('idle') ? IDLE : SLOW} × ${name}`,
    (origin, paths) => new Siege(origin, name.startsWith('idle') ? IDLE : SLOW, name, paths),
  ])),
  'malformed requests': malformed,
};

const row = (what, { reads, p50, p99, slowest, errors }, rest = '') =>
  console.log(`${what.padEnd(58)} ${String(reads).padStart(6)} ${p50.toFixed(1).padStart(7)} ${p99.toFixed(1).padStart(7)} ${slowest.toFixed(0).padStart(7)} ${String(errors.length).padStart(6)}   ${rest}`);

await runDrill(async (atEnd) => {
  const { address, apis, shells, close } = await startDeployment({ settings: { ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'error' } });
  atEnd(close);
  const ofTheApi = { small: '/api/health/live', large: '/api/wods?limit=1000', form: '/api/auth/login' };
  const targets = {
    'the gateway': [address, ofTheApi],
    'an api process': [apis[0], ofTheApi],
    'a document server': [shells[0], { ...ofTheApi, small: '/robots.txt' }],
  };
  const visitors = await Visitors.of(address, await signIn(address, PASSWORD), PASSWORD);
  await visitors.visit(seconds);

  console.log(`${''.padEnd(58)} ${'reads'.padStart(6)} ${'p50 ms'.padStart(7)} ${'p99 ms'.padStart(7)} ${'slowest'.padStart(7)} ${'errors'.padStart(6)}`);
  row('nobody else', await visitors.visit(seconds));
  const before = usageOfPrograms();
  const errors = [];
  for (const [target, [origin, paths]] of Object.entries(targets)) {
    for (const [name, begin] of Object.entries(attacks)) {
      const attack = begin(origin, paths);
      atEnd(() => attack.end());
      const served = await visitors.visit(seconds);
      const { files } = usageOfPrograms();
      await attack.end();
      errors.push(...served.errors);
      row(`${name}, at ${target}`, served, `${files} files open${attack.turnedAway ? `, ${attack.turnedAway} turned away` : ''}`);
    }
  }

  const deadline = Date.now() + SETTLED_MS;
  let after = usageOfPrograms();
  while (after.files > before.files + KEPT_CONNECTIONS && Date.now() < deadline) {
    await wait(500);
    after = usageOfPrograms();
  }
  console.log(`open files: ${before.files} before, ${after.files} afterwards; memory: ${before.megabytes} MB before, ${after.megabytes} MB afterwards`);
  for (const line of new Set([...errors, ...refusals])) console.error(line);
  return errors.length + refusals.size === 0 && after.files <= before.files + KEPT_CONNECTIONS;
});
