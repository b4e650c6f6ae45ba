import { send } from './api.mjs';

const EDITORS = 6;
/** Saved; somebody else was faster; try again, perhaps after a look. */
const HONEST = new Set([200, 409, 503]);

/** Admins who all edit the same WOD, each from the version that is shown. */
export class Editors {
  /** how often each status was answered */
  #answers = new Map();
  #edits = 0;

  /** @param {string} origin @param {string} token @param {{ exerciseId: string }} library */
  static async make(origin, token, { exerciseId }) {
    const input = { name: 'Everybody’s own', type: 'FOR_TIME', exercises: [{ exerciseId, reps: 10 }] };
    return new Editors(origin, token, input, await send(origin, 'POST', '/wods', input, token));
  }

  constructor(origin, token, input, { id, version }) {
    this.origin = origin;
    this.token = token;
    this.input = input;
    this.id = id;
    this.version = version;
  }

  /** @param {number} ms for how long */
  async edit(ms) {
    const end = performance.now() + ms;
    await Promise.all(Array.from({ length: EDITORS }, () => this.#editUntil(end)));
  }

  /** Counts the edits that are there, once every api process has seen them. */
  async check() {
    const { version } = await send(this.origin, 'GET', `/wods/${this.id}`);
    this.#edits = version - this.version;
  }

  async #editUntil(end) {
    while (performance.now() < end) {
      const { version } = await send(this.origin, 'GET', `/wods/${this.id}`);
      const response = await fetch(`${this.origin}/api/wods/${this.id}`, {
        method: 'PUT',
        body: JSON.stringify({ ...this.input, version }),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      });
      await response.arrayBuffer();
      this.#answers.set(response.status, this.#count(response.status) + 1);
    }
  }

  #count(status) {
    return this.#answers.get(status) ?? 0;
  }

  get figures() {
    const answers = [...this.#answers].map(([status, times]) => `${times.toLocaleString('en')} × ${status}`).join(', ');
    return `edits of one WOD answered ${answers}; ${this.#edits.toLocaleString('en')} are in its version`;
  }

  /** Each acknowledged edit counts once, and nothing else but what may have been saved. */
  get isAllWell() {
    const [saved, unknown] = [this.#count(200), this.#count(503)];
    return saved > 0 && this.#edits >= saved && this.#edits <= saved + unknown && [...this.#answers.keys()].every((status) => HONEST.has(status));
  }
}
