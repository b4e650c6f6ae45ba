// Lets one anonymous visitor send everything that could stop or starve the site, one attack after the other, all of them twice, beside
// fifty readers and a signed-in admin who saves every second. `node drills/src/stranger.mjs [MINUTES]`, 10 by default.
// Everything happens on loopback and in a temporary folder. It fails when a read or a save fails, when a save is missing afterwards,
// when the readers' p99 under an attack is more than three times what it is alone, or when memory or open files grow in the second round.
// The readers are left alone before, between and after every few attacks, and an attack is compared with the two such times around it,
// since a shared machine is several times as slow in one minute as in another.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { allWods, send, signIn } from '@wod/testing/api';
import { Child } from '@wod/testing/child';
import { median } from '@wod/testing/statistics';
import { memoryOf, openFilesOf } from '@wod/testing/usage';
import { amount, PASSWORD, runDrill, servedLine, startProduct, Tally } from './drill.mjs';
import { Readers } from './readers.mjs';
import { ATTACK_NAMES } from './stranger-attacks.mjs';

const READERS = 50;
/** Pause between two reads of one reader: fifty visitors who browse the site. */
const READ_EVERY_MS = 250;
const SAVE_EVERY_MS = 1000;
/** Pause between an attack and what is measured without one. */
const SETTLE_MS = 5000;
/** So many attacks, then the readers are left alone for a while. */
const ATTACKS_IN_A_ROW = 3;
const ROUNDS = 2;
const GOALS = { slower: 3, megabytes: 30, files: 20 };

const mean = (/** @type {number} */ one, /** @type {number} */ other) => (one + other) / 2;

/** What the stranger attacks: WODs, release files and a session. @param {string} origin @param {string} token */
async function targetOf(origin, token) {
  /** @type {{ wods: { id: string }[] }} */
  const { wods } = await send(origin, 'GET', '/wods?limit=300');
  const page = await (await fetch(`${origin}/wods`)).text();
  const files = [...new Set(page.match(/\/remotes\/[\w./-]+\.(?:js|css|woff2)/g))];
  /** @type {{ id: string }} */
  const session = await send(
    origin,
    'POST',
    '/training-sessions',
    { name: 'Monday', totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, wods: [] },
    token,
  );
  return { origin, wods: wods.map(({ id }) => id), files, session: session.id };
}

await runDrill(async (atEnd) => {
  const seconds = (amount(10) * 60) / ROUNDS / ATTACK_NAMES.length;
  const { origin, pid } = await startProduct(atEnd, { settings: { LOG_LEVEL: 'fatal' } });
  const { child: stranger } = await atEnd(({ child }) => child.stop(), Child.start(new URL('./stranger-process.mjs', import.meta.url)));
  const token = await signIn(origin, PASSWORD);
  const target = await targetOf(origin, token);
  const [wod] = target.wods;
  const paths = [
    '/',
    '/wods',
    `/wods/${wod}`,
    '/api/wods?limit=12',
    `/api/wods/${wod}`,
    '/api/wods?search=run',
    '/training-sessions',
    String(target.files[0]),
    '/about',
  ];
  // Each from its own network.
  const everybody = Readers.start(
    atEnd,
    paths.map((path) => origin + path),
    { readers: READERS, pauseMs: READ_EVERY_MS, networks: true },
  );
  /** Names that were acknowledged, by id. @type {Map<string, string>} */
  const saved = new Map();
  everybody.repeat(SAVE_EVERY_MS, async () => {
    const name = `Saved ${saved.size}`;
    /** @type {{ id: string }} */
    const { id } = await send(origin, 'POST', '/wods', { name, type: 'AMRAP', timeCapMinutes: 10, exercises: [] }, token);
    saved.set(id, name);
  });
  const usage = () => ({ files: openFilesOf(pid), megabytes: Math.round(memoryOf(pid)) });

  // How late this process itself is: as much of what the readers waited isn't the product's.
  const lateness = monitorEventLoopDelay({ resolution: 10 });
  lateness.enable();
  const take = () => {
    const served = { ...everybody.take(), late: lateness.max / 1e6 };
    lateness.reset();
    return served;
  };
  const line = (/** @type {string} */ what, /** @type {ReturnType<typeof take>} */ served, /** @type {string} */ rest) =>
    console.log(servedLine(what, 42, served, `${rest}; drill late by ${served.late.toFixed(0)} ms at most`));
  const leaveAlone = async () => {
    await wait(SETTLE_MS);
    take();
    await wait(seconds * 1000);
    const served = take();
    line('nobody else', served, 'none');
    return served.p99;
  };

  // Warm-up.
  await wait(Math.min(seconds, 10) * 1000);
  console.log(servedLine('', 42, undefined, 'answers to the stranger'));
  let alone = await leaveAlone();
  const before = usage();
  /** p99 of each attack, as a multiple of what it was without one around that time @type {number[]} */
  const slower = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (let first = 0; first < ATTACK_NAMES.length; first += ATTACKS_IN_A_ROW) {
      const attacked = [];
      for (const name of ATTACK_NAMES.slice(first, first + ATTACKS_IN_A_ROW)) {
        take();
        /** @type {Record<string, number>} */
        const said = await stranger.ask({ name, target, seconds });
        const served = take();
        attacked.push(served.p99);
        const { files, megabytes } = usage();
        line(name, served, `${new Tally(Object.entries(said)).text}; ${files} files, ${megabytes} MB`);
      }
      const since = await leaveAlone();
      slower.push(...attacked.map((p99) => p99 / mean(alone, since)));
      alone = since;
    }
    // After the first round all caches are full.
    if (round === 1) before.megabytes = usage().megabytes;
  }
  await everybody.stop();

  const after = usage();
  const found = new Map((await allWods(origin)).map(({ id, name }) => [id, name]));
  const lost = [...saved].filter(([id, name]) => found.get(id) !== name).length;
  const slowest = Math.max(...slower);
  console.log(everybody.figures);
  console.log(`${saved.size} saves acknowledged, ${lost} lost`);
  console.log(
    `p99 of reads at most ${slowest.toFixed(1)} × alone, ${median(slower).toFixed(1)} × in the median; open files ${before.files} before, ${after.files} afterwards; memory ${before.megabytes} MB after the first round, ${after.megabytes} MB afterwards`,
  );
  return (
    everybody.failures.size + lost === 0 &&
    slowest <= GOALS.slower &&
    after.files <= before.files + GOALS.files &&
    after.megabytes <= before.megabytes + GOALS.megabytes
  );
});
