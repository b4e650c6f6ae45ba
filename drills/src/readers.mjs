import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '@wod/testing/statistics';
import { Tally } from './drill.mjs';

/** A visitor waits no longer for an answer. */
const PATIENCE_MS = 10_000;

/** Visitors who keep reading public addresses, one after the other, and whoever else must be served meanwhile. */
export class Readers {
  answers = 0;
  /** answers other than 200, and what else failed */
  failures = new Tally();
  /** how many answers said that they may be stale */
  stale = 0;
  /** ms that each answer took since the last `take` @type {number[]} */
  #times = [];
  /** @type {Promise<void>[]} */
  #running = [];
  #isStopped = false;

  /**
   * Starts reading, until stopped or the drill ends.
   * @param {import('./drill.mjs').AtEnd} atEnd @param {string[]} urls
   * @param {{ readers?: number, pauseMs?: number, networks?: boolean }} [options] pauseMs: after each answer; networks: each comes from
   *   its own loopback network
   */
  static start(atEnd, urls, { readers: count = 2, pauseMs = 5, networks = false } = {}) {
    const readers = new Readers();
    for (let reader = 0; reader < count; reader += 1) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1, ...(networks && { localAddress: `127.2.${reader}.1` }) });
      let next = reader;
      readers.repeat(pauseMs, () => readers.#read(String(urls[next++ % urls.length]), agent), (reader / count) * pauseMs);
    }
    void atEnd(() => readers.stop());
    return readers;
  }

  /** Readers of lists, a WOD and the exercises. @param {import('./drill.mjs').AtEnd} atEnd @param {string[]} origins @param {string} wodId */
  static ofTheApi(atEnd, origins, wodId) {
    return Readers.start(
      atEnd,
      origins.flatMap((origin) => ['wods?limit=12', `wods/${wodId}`, 'exercises'].map((path) => `${origin}/api/${path}`)),
    );
  }

  /** Does something until the readers stop; an error counts as a failure. @param {number} pauseMs @param {() => Promise<unknown>} work */
  repeat(pauseMs, work, delayMs = 0) {
    this.#running.push(
      (async () => {
        await wait(delayMs);
        while (!this.#isStopped) {
          await work().catch((error) => this.failures.add(error.message));
          await wait(pauseMs);
        }
      })(),
    );
  }

  async stop() {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  /** How the readers were served since the last call, in ms. */
  take() {
    const times = this.#times;
    this.#times = [];
    return { reads: times.length, p50: percentile(times, 50), p99: percentile(times, 99), slowest: Math.max(...times) };
  }

  /** @param {string} url @param {Agent} agent @returns {Promise<void>} */
  #read(url, agent) {
    const began = performance.now();
    const { pathname } = new URL(url);
    return new Promise((resolve, reject) => {
      const failed = (/** @type {NodeJS.ErrnoException} */ error) => reject(new Error(`${error.code ?? error.message} at ${pathname}`));
      get(url, { agent, signal: AbortSignal.timeout(PATIENCE_MS) }, (response) => {
        response
          .resume()
          .on('error', failed)
          .on('end', () => {
            this.#times.push(performance.now() - began);
            this.answers += 1;
            if ('x-content-stale' in response.headers) this.stale += 1;
            if (response.statusCode !== 200) this.failures.add(`${response.statusCode} at ${pathname}`);
            resolve();
          });
      }).on('error', failed);
    });
  }

  get figures() {
    return `${this.answers.toLocaleString('en')} public reads: ${this.failures.text || 'none failed'}; ${this.stale.toLocaleString('en')} said X-Content-Stale`;
  }
}
