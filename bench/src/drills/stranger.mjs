// Lets one anonymous visitor send everything that could stop or starve the site, one attack after the other, all of them twice, beside
// fifty readers and a signed-in admin who saves every second. `node bench/src/drills/stranger.mjs [MINUTES]`, 10 by default.
// Everything happens on loopback and in a temporary folder. It fails when a read or a save fails, when a save is missing afterwards,
// when the readers' p99 is more than three times what it is alone (the median of before, between and after the rounds), or when memory or
// open files grow in the second round.
import { setTimeout as wait } from 'node:timers/promises';
import { send, signIn } from '@wod/testing/api';
import { Child } from '@wod/testing/child';
import { memoryOf, openFilesOf } from '@wod/testing/usage';
import { allWods } from '../public-pages.mjs';
import { median } from '../statistics.mjs';
import { amount, PASSWORD, runDrill, servedLine, startProduct, Tally } from './drill.mjs';
import { Readers } from './readers.mjs';
import { ATTACK_NAMES } from './stranger-attacks.mjs';

const READERS = 50;
/** Pause between two reads of one reader: fifty visitors who browse the site. */
const READ_EVERY_MS = 250;
const SAVE_EVERY_MS = 1000;
/** Pause between an attack and what is measured without one. */
const SETTLE_MS = 10_000;
const ROUNDS = 2;
const GOALS = { slower: 3, megabytes: 30, files: 20 };

/** What the stranger attacks: WODs, release files and a session. @param {string} origin @param {string} token */
async function targetOf(origin, token) {
  /** @type {{ wods: { id: string }[] }} */
  const { wods } = await send(origin, 'GET', '/wods?limit=300');
  const page = await (await fetch(`${origin}/wods`)).text();
  const files = [...new Set(page.match(/\/remotes\/[\w./-]+\.(?:js|css|woff2)/g))];
  /** @type {{ id: string }} */
  const session = await send(origin, 'POST', '/training-sessions', { name: 'Monday', totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, wods: [] }, token);
  return { origin, wods: wods.map(({ id }) => id), files, session: session.id };
}

await runDrill(async (atEnd) => {
  const seconds = (amount(10) * 60) / ROUNDS / ATTACK_NAMES.length;
  const { origin, pid } = await startProduct(atEnd, { settings: { LOG_LEVEL: 'fatal' } });
  const { child: stranger } = await atEnd(({ child }) => child.stop(), Child.start(new URL('../processes/stranger-process.mjs', import.meta.url)));
  const token = await signIn(origin, PASSWORD);
  const target = await targetOf(origin, token);
  const [wod] = target.wods;
  const paths = ['/', '/wods', `/wods/${wod}`, '/api/wods?limit=12', `/api/wods/${wod}`, '/api/wods?search=run', '/training-sessions', String(target.files[0]), '/about'];
  // Each from its own network.
  const everybody = Readers.start(atEnd, paths.map((path) => origin + path), { readers: READERS, pauseMs: READ_EVERY_MS, networks: true });
  /** Names that were acknowledged, by id. @type {Map<string, string>} */
  const saved = new Map();
  everybody.repeat(SAVE_EVERY_MS, async () => {
    const name = `Saved ${saved.size}`;
    /** @type {{ id: string }} */
    const { id } = await send(origin, 'POST', '/wods', { name, type: 'AMRAP', timeCapMinutes: 10, exercises: [] }, token);
    saved.set(id, name);
  });
  const usage = () => ({ files: openFilesOf(pid), megabytes: Math.round(memoryOf(pid)) });

  // Warm-up.
  await wait(Math.min(seconds, 10) * 1000);
  /** @type {number[]} */
  const alone = [];
  const leaveAlone = async () => {
    everybody.take();
    await wait(seconds * 1000);
    const served = everybody.take();
    alone.push(served.p99);
    console.log(servedLine('nobody else', 42, served, ''));
  };
  console.log(servedLine('', 42, undefined, 'answers to the stranger'));
  await leaveAlone();
  const before = usage();
  let slowest = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const name of ATTACK_NAMES) {
      /** @type {Record<string, number>} */
      const said = await stranger.ask({ name, target, seconds });
      const served = everybody.take();
      slowest = Math.max(slowest, served.p99);
      const { files, megabytes } = usage();
      console.log(servedLine(name, 42, served, `${new Tally(Object.entries(said)).text}; ${files} files, ${megabytes} MB`));
    }
    // After the first round all caches are full.
    if (round === 1) before.megabytes = usage().megabytes;
    await wait(SETTLE_MS);
    await leaveAlone();
  }
  await everybody.stop();

  const after = usage();
  const found = new Map((await allWods(origin)).map(({ id, name }) => [id, name]));
  const lost = [...saved].filter(([id, name]) => found.get(id) !== name).length;
  const slower = slowest / median(alone);
  console.log(everybody.figures);
  console.log(`${saved.size} saves acknowledged, ${lost} lost`);
  console.log(`p99 of reads at most ${slower.toFixed(1)} × alone; open files ${before.files} before, ${after.files} afterwards; memory ${before.megabytes} MB after the first round, ${after.megabytes} MB afterwards`);
  return everybody.failures.size + lost === 0 && slower <= GOALS.slower && after.files <= before.files + GOALS.files && after.megabytes <= before.megabytes + GOALS.megabytes;
});
