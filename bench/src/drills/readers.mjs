import { Tally } from './drill.mjs';

const READERS = 2;

/** Visitors who keep reading public addresses, one after the other. */
export class Readers {
  answers = 0;
  /** answers other than 200 */
  failures = new Tally();
  /** how many answers said that they may be stale */
  stale = 0;
  /** @type {Promise<void>[]} */
  #running = [];
  #isStopped = false;

  /** @param {string[]} urls @param {number} [pauseMs] after each answer */
  constructor(urls, pauseMs = 5) {
    this.urls = urls;
    this.pauseMs = pauseMs;
  }

  /** Starts reading, until stopped or the drill ends. @param {import('./drill.mjs').AtEnd} atEnd @param {string[]} urls */
  static start(atEnd, urls) {
    const readers = new Readers(urls);
    readers.start();
    void atEnd(() => readers.stop());
    return readers;
  }

  /** Readers of lists, a WOD and the exercises. @param {import('./drill.mjs').AtEnd} atEnd @param {string[]} origins @param {string} wodId */
  static ofTheApi(atEnd, origins, wodId) {
    return Readers.start(atEnd, origins.flatMap((origin) => ['wods?limit=12', `wods/${wodId}`, 'exercises'].map((path) => `${origin}/api/${path}`)));
  }

  start() {
    this.#running = Array.from({ length: READERS }, () => this.#read());
  }

  async stop() {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  async #read() {
    for (let count = 0; !this.#isStopped; count += 1) {
      const said = await fetch(String(this.urls[count % this.urls.length])).then(async (response) => {
        await response.arrayBuffer();
        if (response.headers.has('x-content-stale')) this.stale += 1;
        return response.status;
      }, (error) => String(error.cause?.code ?? error));
      this.answers += 1;
      if (said !== 200) this.failures.add(said);
      await new Promise((resolve) => setTimeout(resolve, this.pauseMs));
    }
  }

  get figures() {
    return `${this.answers.toLocaleString('en')} public reads: ${this.failures.text || 'none failed'}; ${this.stale.toLocaleString('en')} said X-Content-Stale`;
  }
}
