// 500 phones follow one clock on one api process: each with a clock of its own that is wrong by up to a day, each with an estimate of the
// server's time. Somebody changes the clock every second; then nothing happens for a while, and everything is lost and opened again.
// `node drills/src/followers.mjs [FOLLOWERS]`, 500 by default; about two minutes. Everything happens on loopback and in a temporary
// folder. It fails when a screen is further than 150 ms from the others, when a change is missed or when memory stays behind.
import { request, Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { beginRun, clockAhead, elapsedOf, needsMoreSamples, noteInRun, onOtherClock, pauseOrGoOn } from '@wod/domain';
import { percentile } from '@wod/testing/statistics';
import { amount, runDrill, startProduct } from './drill.mjs';

const CHANGES = 30;
const CHANGE_EVERY_MS = 1000;
/** Two beats. */
const QUIET_MS = 35_000;
const WRONG_MS = 24 * 3_600_000;
/** Phones that open the link do so over a while. */
const ARRIVE_MS = 20;
const GOALS = { driftMs: 150, followerKB: 100, leftMB: 30 };

const followers = amount(500);
const now = () => performance.timeOrigin + performance.now();

/** A phone: its own time, the server's as it estimates it, and the run as it came last. */
class Follower {
  /** what this phone's clock is ahead of the true time */
  wrong = (Math.random() - 0.5) * 2 * WRONG_MS;
  ahead = 0;
  /** @type {{ version: number, run: import('@wod/domain').RunRecord } | undefined} */
  shared;
  /** when each version came, by the true time @type {Map<number, number>} */
  came = new Map();
  #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** @type {import('node:http').ClientRequest | undefined} */
  #stream;

  /** @param {string} api @param {string} code */
  constructor(api, code) {
    this.api = api;
    this.code = code;
  }

  time() {
    return now() + this.wrong;
  }

  async join() {
    /** @type {import('@wod/domain').TimeSample[]} */
    const samples = [];
    while (needsMoreSamples(samples)) {
      const asked = this.time();
      const server = JSON.parse(await this.#read('/runs/time')).now;
      samples.push({ asked, answered: this.time(), server });
    }
    this.ahead = clockAhead(samples) ?? 0;
    await this.#follow();
  }

  /** How far its clock has run, in ms. */
  elapsed() {
    return this.shared ? elapsedOf(onOtherClock(this.shared.run, -this.ahead), this.time()) : NaN;
  }

  leave() {
    this.#stream?.destroy();
    this.#agent.destroy();
  }

  /** @param {string} path @returns {Promise<string>} */
  #read(path) {
    return new Promise((resolve, reject) => {
      request(this.api + path, { agent: this.#agent }, (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (part) => (text += part))
          .on('end', () => resolve(text))
          .on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  }

  /** @returns {Promise<void>} once the run is there */
  #follow() {
    return new Promise((resolve, reject) => {
      let text = '';
      this.#stream = request(`${this.api}/runs/${this.code}/events`, { agent: false }, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`A follower was answered ${response.statusCode}`));
        response
          .setEncoding('utf8')
          .on('error', () => undefined)
          .on('data', (part) => {
            const events = (text + part).split('\n\n');
            text = events.pop() ?? '';
            for (const event of events) {
              const data = /^data: (\{.*)$/m.exec(event)?.[1];
              if (!data) continue;
              this.shared = JSON.parse(data);
              if (this.shared) this.came.set(this.shared.version, now());
              resolve();
            }
          });
      });
      this.#stream.on('error', reject).end();
    });
  }
}

/** @param {readonly number[]} numbers */
const spreadOf = (numbers) =>
  `median ${percentile(numbers, 50).toFixed(1)} ms, p99 ${percentile(numbers, 99).toFixed(1)} ms, most ${Math.max(...numbers).toFixed(1)} ms`;
const megabytes = (/** @type {number} */ rss) => `${rss.toFixed(0)} MB`;

await runDrill(async (atEnd) => {
  const product = await startProduct(atEnd, { settings: { SEED: 'none' } });
  const api = `${product.origin}/api`;
  const send = async (/** @type {string} */ method, /** @type {string} */ path, /** @type {object} */ body, key = '') => {
    const response = await fetch(api + path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-run-key': key },
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return /** @type {import('@wod/domain').NewSharedRun} */ (await response.json());
  };
  await wait(2000);
  const alone = await product.usage();
  let { code, key, version, run } = await send('POST', '/runs', { run: beginRun({ kind: 'wod', id: 'drill' }, {}, now()) });
  const everybody = Array.from({ length: followers }, () => new Follower(api, code));
  await atEnd(() => everybody.forEach((one) => one.leave()), everybody);
  const join = async () => {
    const began = now();
    await Promise.all(
      everybody.map(async (one, index) => {
        await wait(index * ARRIVE_MS);
        await one.join();
      }),
    );
    return now() - began - followers * ARRIVE_MS;
  };
  const late = await join();
  const joined = await product.usage();

  /** @type {number[]} */
  const took = [];
  /** @type {number[]} */
  const drift = [];
  let missed = 0;
  const measure = () => {
    // While it stands still, nobody can be wrong.
    if (run.pausedAt !== undefined) return;
    const truth = elapsedOf(run, now());
    for (const one of everybody) drift.push(Math.abs(one.elapsed() - truth));
  };
  const before = await product.usage();
  for (let change = 0; change < CHANGES; change += 1) {
    const time = now();
    run = change % 4 < 2 ? pauseOrGoOn(run, time) : noteInRun(run, { do: 'tap' }, time);
    const sent = now();
    ({ version, run } = await send('PUT', `/runs/${code}`, { version, run }, key));
    await wait(CHANGE_EVERY_MS);
    for (const one of everybody) {
      const at = one.came.get(version);
      if (at === undefined) missed += 1;
      else took.push(at - sent);
    }
    measure();
  }
  const busy = await product.usage();
  await wait(QUIET_MS);
  measure();
  const quiet = await product.usage();
  for (const one of everybody) one.leave();
  await wait(2000);
  const again = await join();
  measure();
  for (const one of everybody) one.leave();
  await wait(5000);
  const left = await product.usage();

  const perFollower = ((joined.rss - alone.rss) / followers) * 1000;
  const isReached = missed === 0 && Math.max(...drift) <= GOALS.driftMs && perFollower <= GOALS.followerKB && left.rss - joined.rss <= GOALS.leftMB;
  console.log(`${followers} followers of one clock on one process, with clocks that are wrong by up to a day`);
  console.log(
    `drift from the clock that is followed: ${spreadOf(drift)} (${drift.length.toLocaleString('en')} readings; goal: at most ${GOALS.driftMs} ms)`,
  );
  console.log(`until a change was there: ${spreadOf(took)}; missed: ${missed}`);
  console.log(`all were there ${late.toFixed(0)} ms after the last had come, and ${again.toFixed(0)} ms when all came again`);
  console.log(
    `processor: ${(((busy.cpu - before.cpu) / CHANGES) * 1000).toFixed(0)} ms for each change, ${(((quiet.cpu - busy.cpu) / QUIET_MS) * 1e6).toFixed(1)} ms a second while nothing happens`,
  );
  console.log(
    `memory: ${megabytes(alone.rss)} alone, ${megabytes(joined.rss)} with all of them (${perFollower.toFixed(0)} KB each), ${megabytes(left.rss)} after they had left`,
  );
  console.log(isReached ? 'Goal reached' : 'Goal missed');
  return isReached;
});
