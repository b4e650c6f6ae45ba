// Lets one anonymous visitor send everything that could stop or starve the site, one attack after the other, all of them twice, beside
// fifty readers and a signed-in admin who saves every second. `node bench/src/drills/stranger.mjs [MINUTES]`, 10 by default.
// Everything happens on loopback and in a temporary folder. It fails when a read or a save fails, when a save is missing afterwards,
// when the readers' p99 is more than three times what it is alone, or when memory or open files grow in the second round.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { send, signIn, untilAnswers } from '@wod/testing/api';
import { Child } from '@wod/testing/child';
import { ROOT } from '@wod/testing/paths';
import { freePorts } from '@wod/testing/ports';
import { percentile } from '../statistics.mjs';
import { runDrill } from './drill.mjs';
import { ATTACK_NAMES } from './stranger-attacks.mjs';

const PASSWORD = 'stranger-drill';
const READERS = 50;
/** Pause between two reads of one reader: fifty visitors who browse the site. */
const READ_EVERY_MS = 250;
const SAVE_EVERY_MS = 1000;
const PATIENCE_MS = 10_000;
/** Pause between an attack and the check of what it left behind. */
const SETTLE_MS = 10_000;
const ROUNDS = 2;
const GOALS = { slower: 3, megabytes: 30, files: 20 };

const minutes = Number(process.argv[2] ?? 10);

/** Reads a whole answer. @param {string} url @param {Agent} agent @returns {Promise<number>} its status */
const read = (url, agent) =>
  new Promise((resolve, reject) => {
    get(url, { agent, signal: AbortSignal.timeout(PATIENCE_MS) }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
    }).on('error', reject);
  });

/** Readers, each from its own loopback network, and an admin who saves. */
class Everybody {
  times = [];
  failures = new Map();
  /** names that were acknowledged, by id */
  saved = new Map();
  #isOver = false;
  #running = [];

  /** @param {string} origin @param {string} token @param {string[]} paths */
  constructor(origin, token, paths) {
    this.origin = origin;
    this.token = token;
    this.paths = paths;
  }

  start() {
    this.#running = [...Array.from({ length: READERS }, (_, reader) => this.#read(reader)), this.#save()];
  }

  async stop() {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  /** What was measured since the last call. */
  take() {
    const { times } = this;
    this.times = [];
    return { reads: times.length, p50: percentile(times, 50), p99: percentile(times, 99), slowest: Math.max(...times) };
  }

  #failed(what) {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
  }

  async #read(reader) {
    const agent = new Agent({ keepAlive: true, localAddress: `127.2.${reader}.1` });
    await wait((reader / READERS) * READ_EVERY_MS);
    for (let count = reader; !this.#isOver; count += 1) {
      const path = this.paths[count % this.paths.length];
      const began = performance.now();
      try {
        const status = await read(this.origin + path, agent);
        this.times.push(performance.now() - began);
        if (status !== 200) this.#failed(`GET ${path} answered ${status}`);
      } catch (error) {
        this.#failed(`GET ${path}: ${error.code ?? error.message}`);
      }
      await wait(READ_EVERY_MS);
    }
    agent.destroy();
  }

  async #save() {
    for (let count = 0; !this.#isOver; count += 1) {
      const name = `Saved ${count}`;
      const input = { name, type: 'AMRAP', timeCapMinutes: 10, exercises: [] };
      await send(this.origin, 'POST', '/wods', input, this.token).then(({ id }) => this.saved.set(id, name), (error) => this.#failed(`a save: ${error.message}`));
      await wait(SAVE_EVERY_MS);
    }
  }

  /** How many saved names are missing. */
  async lost() {
    const found = new Map();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { wods, pagination } = await send(this.origin, 'GET', `/wods?limit=1000&page=${page}`);
      pages = pagination.pages;
      for (const { id, name } of wods) found.set(id, name);
    }
    return [...this.saved].filter(([id, name]) => found.get(id) !== name).length;
  }
}

/** What the stranger attacks: WODs, release files and a session. */
async function targetOf(origin, token) {
  const { wods } = await send(origin, 'GET', '/wods?limit=300');
  const page = await (await fetch(`${origin}/wods`)).text();
  const files = [...new Set(page.match(/\/remotes\/[\w./-]+\.(?:js|css|woff2)/g))];
  const { id } = await send(origin, 'POST', '/training-sessions', { name: 'Monday', totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, wods: [] }, token);
  return { origin, wods: wods.map((wod) => wod.id), files, session: id };
}

const openFiles = async (pid) => (await readdir(`/proc/${pid}/fd`)).length;
const megabytesOf = async (pid) => Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000);
const row = (what, { reads, p50, p99, slowest }, rest) =>
  console.log(`${what.padEnd(42)} ${String(reads).padStart(6)} ${p50.toFixed(1).padStart(7)} ${p99.toFixed(1).padStart(7)} ${slowest.toFixed(0).padStart(7)}   ${rest}`);

await runDrill(async (atEnd) => {
  const folder = await atEnd((made) => rm(made, { recursive: true }), mkdtemp(join(tmpdir(), 'wod-stranger-')));
  const [port] = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  const environment = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'fatal' };
  const { child: product } = await atEnd(({ child }) => child.stop(), Child.start(`${ROOT}server/testing/product-process.mjs`, environment));
  const { child: stranger } = await atEnd(({ child }) => child.stop(), Child.start(new URL('../processes/stranger-process.mjs', import.meta.url)));
  await untilAnswers(`${origin}/api/wods`);
  const { pid } = product.process;
  const token = await signIn(origin, PASSWORD);
  const target = await targetOf(origin, token);
  const [wod] = target.wods;
  const paths = ['/', '/wods', `/wods/${wod}`, '/api/wods?limit=12', `/api/wods/${wod}`, '/api/wods?search=run', '/training-sessions', target.files[0], '/about'];
  const everybody = new Everybody(origin, token, paths);
  everybody.start();
  atEnd(() => everybody.stop());

  const seconds = (minutes * 60) / ROUNDS / ATTACK_NAMES.length;
  // Warm-up.
  await wait(Math.min(seconds, 10) * 1000);
  everybody.take();
  await wait(seconds * 1000);
  const alone = everybody.take();
  console.log(`${''.padEnd(42)} ${'reads'.padStart(6)} ${'p50 ms'.padStart(7)} ${'p99 ms'.padStart(7)} ${'slowest'.padStart(7)}   answers to the stranger`);
  row('nobody else', alone, '');
  const begun = { files: await openFiles(pid), megabytes: 0 };

  const attacked = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const name of ATTACK_NAMES) {
      const said = await stranger.ask({ name, target, seconds });
      const served = everybody.take();
      attacked.push(served);
      row(name, served, `${Object.entries(said).map(([status, times]) => `${times} × ${status}`).join(', ')}; ${await openFiles(pid)} files, ${await megabytesOf(pid)} MB`);
    }
    // After the first round all caches are full.
    if (round === 1) begun.megabytes = await megabytesOf(pid);
  }
  await everybody.stop();
  await wait(SETTLE_MS);

  const [files, megabytes, lost] = [await openFiles(pid), await megabytesOf(pid), await everybody.lost()];
  const slower = Math.max(...attacked.map(({ p99 }) => p99)) / alone.p99;
  const failed = [...everybody.failures.values()].reduce((sum, times) => sum + times, 0);
  console.log(`${failed} reads and saves failed; ${everybody.saved.size} saves acknowledged, ${lost} lost`);
  console.log(`p99 of reads at most ${slower.toFixed(1)} × alone; open files ${begun.files} before, ${files} afterwards; memory ${begun.megabytes} MB after the first round, ${megabytes} MB afterwards`);
  for (const [what, times] of everybody.failures) console.error(`${times} × ${what}`);
  return failed + lost === 0 && slower <= GOALS.slower && files <= begun.files + GOALS.files && megabytes <= begun.megabytes + GOALS.megabytes;
});
