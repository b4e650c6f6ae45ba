import { json, send } from '@wod/testing/api';
import { Tally } from './drill.mjs';

const EDITORS = 6;
/** Saved; somebody else was faster; try again, perhaps after checking. */
const HONEST = new Set([200, 409, 503]);

/** Admins who all edit the same WOD, each from the version it shows. */
export class Editors {
  /** the statuses */
  #answers = new Tally();
  #edits = 0;

  /** @param {string} origin @param {string} token @param {object} input of the WOD @param {{ id: string, version: number }} made */
  constructor(origin, token, input, { id, version }) {
    this.origin = origin;
    this.token = token;
    this.input = input;
    this.id = id;
    this.version = version;
  }

  /** @param {string} origin @param {string} token @param {{ exerciseId: string }} library */
  static async make(origin, token, { exerciseId }) {
    const input = { name: 'Everybody’s own', type: 'FOR_TIME', exercises: [{ exerciseId, reps: 10 }] };
    return new Editors(origin, token, input, await send(origin, 'POST', '/wods', input, token));
  }

  /** @param {number} ms for how long */
  async edit(ms) {
    const end = performance.now() + ms;
    await Promise.all(Array.from({ length: EDITORS }, () => this.#editUntil(end)));
  }

  /** Counts the saved edits, once every api process has seen them. */
  async check() {
    this.#edits = (await this.#shownVersion()) - this.version;
  }

  /** @param {number} end */
  async #editUntil(end) {
    while (performance.now() < end) {
      const version = await this.#shownVersion();
      const response = await fetch(`${this.origin}/api/wods/${this.id}`, json('PUT', { ...this.input, version }, this.token));
      await response.arrayBuffer();
      this.#answers.add(response.status);
    }
  }

  /** @returns {Promise<number>} */
  async #shownVersion() {
    const { version } = await send(this.origin, 'GET', `/wods/${this.id}`);
    return version;
  }

  get figures() {
    return `edits of one WOD answered ${this.#answers.text}; ${this.#edits.toLocaleString('en')} are in its version`;
  }

  /** Every acknowledged edit was saved exactly once, and nothing else except edits whose outcome was unknown. */
  get isAllWell() {
    const [saved, unknown] = [this.#answers.get(200) ?? 0, this.#answers.get(503) ?? 0];
    return (
      saved > 0 && this.#edits >= saved && this.#edits <= saved + unknown && [...this.#answers.keys()].every((status) => HONEST.has(Number(status)))
    );
  }
}
