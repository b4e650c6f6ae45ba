const READERS = 2;

/** Visitors who read public addresses one after the other, all the time. */
export class Readers {
  answers = 0;
  /** what was no 200, with how often it was answered */
  failures = new Map();
  /** how many answers said that they may be behind the database */
  stale = 0;
  #running = [];
  #isStopped = false;

  /** @param {string[]} urls @param {number} [pauseMs] after each answer */
  constructor(urls, pauseMs = 5) {
    this.urls = urls;
    this.pauseMs = pauseMs;
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
      const said = await fetch(this.urls[count % this.urls.length]).then(async (response) => {
        await response.arrayBuffer();
        if (response.headers.has('x-content-stale')) this.stale += 1;
        return response.status;
      }, (error) => String(error.cause?.code ?? error));
      this.answers += 1;
      if (said !== 200) this.failures.set(said, (this.failures.get(said) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, this.pauseMs));
    }
  }

  get figures() {
    const failures = [...this.failures].map(([said, times]) => `${times} × ${said}`).join(', ') || 'none failed';
    return `${this.answers.toLocaleString('en')} public reads: ${failures}; ${this.stale.toLocaleString('en')} said X-Content-Stale`;
  }
}
