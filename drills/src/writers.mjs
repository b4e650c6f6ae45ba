import { setTimeout as wait } from 'node:timers/promises';
import { allWods, send } from '@wod/testing/api';

const WRITERS = 4;
const ENTRIES = 4;
/** One write in this many creates something, the others rename it with all of its entries. */
const CREATE_EVERY = 3;

/** @template Entry @param {(nth: number) => Entry} make */
const entries = (make) => Array.from({ length: ENTRIES }, (_, index) => make(index + 1));
/** @template Entry @param {Entry[]} list @param {(entry: Entry, nth: number) => boolean} isWhole */
const areWhole = (list, isWhole) => list.length === ENTRIES && list.every((entry, index) => isWhole(entry, index + 1));

/**
 * What is written. All parts of a thing carry the name it was last written with.
 * @type {Kind[]}
 *
 * @typedef {{ id: string, name: string, description: string, exercises: { notes: string, reps: number }[], wods: { notes: string, order: number }[] }} Written
 * @typedef {{ exerciseId: string, wodId: string }} Library what writes refer to
 *
 * @typedef {object} Kind
 * @property {string} path
 * @property {(name: string, library: Library) => object} input
 * @property {(written: Written) => boolean} isWhole
 * @property {(origin: string) => Promise<Written[]>} all
 */
const KINDS = [
  {
    path: '/wods',
    input: (name, { exerciseId }) => ({
      name,
      type: 'FOR_TIME',
      description: name,
      exercises: entries((reps) => ({ exerciseId, reps, notes: name })),
    }),
    isWhole: ({ name, description, exercises }) =>
      description === name && areWhole(exercises, ({ notes, reps }, nth) => notes === name && reps === nth),
    all: (origin) => allWods(origin, '&search=Drill'),
  },
  {
    path: '/training-sessions',
    input: (name, { wodId }) => ({
      name,
      description: name,
      totalMinutes: 120,
      mobilityMinutes: 10,
      cooldownMinutes: 5,
      isTemplate: false,
      wods: entries((order) => ({ wodId, order, notes: name })),
    }),
    isWhole: ({ name, description, wods }) => description === name && areWhole(wods, ({ notes, order }, nth) => notes === name && order === nth),
    all: (origin) => send(origin, 'GET', '/training-sessions'),
  },
];

/** Admins who write WODs and training sessions as fast as they get answers, and remember what was acknowledged. */
export class Writers {
  acknowledged = 0;
  lost = 0;
  half = 0;
  twice = 0;
  /** when the last write was acknowledged, as performance.now() */
  lastAt = 0;
  /** acknowledged ids, with the names each may have: the last acknowledged one, and those sent since without an answer */
  #written = KINDS.map((kind) => ({ kind, names: /** @type {Map<string, string[]>} */ (new Map()) }));
  #names = 0;
  /** @type {Promise<void>[]} */
  #running = [];
  #isStopped = false;

  /** @param {string} origin @param {string} token the admin's @param {Library} library */
  constructor(origin, token, library) {
    this.origin = origin;
    this.token = token;
    this.library = library;
  }

  /** What their writes refer to. @param {string} origin @returns {Promise<Library>} */
  static async libraryOf(origin) {
    const [
      [{ id: exerciseId }],
      {
        wods: [{ id: wodId }],
      },
    ] = await Promise.all([send(origin, 'GET', '/exercises'), send(origin, 'GET', '/wods?limit=1')]);
    return { exerciseId, wodId };
  }

  /** Starts writing. A write that fails is not repeated; the next one follows after the pause. @param {number} [pauseMs] */
  start(pauseMs = 0) {
    this.#isStopped = false;
    this.#running = Array.from({ length: WRITERS }, (_, writer) => this.#write(writer, pauseMs));
  }

  /** Waits for the answers that are still to come. */
  async stop() {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  /** @param {number} writer @param {number} pauseMs */
  async #write(writer, pauseMs) {
    const {
      kind: { path, input },
      names,
    } = /** @type {{ kind: Kind, names: Map<string, string[]> }} */ (this.#written[writer % KINDS.length]);
    const mine = [...names.keys()].filter((_, index) => index % WRITERS === writer);
    for (let count = 0; !this.#isStopped; count += 1) {
      this.#names += 1;
      const name = `Drill ${this.#names}`;
      const id = count % CREATE_EVERY === 0 ? undefined : mine[this.#names % mine.length];
      if (id !== undefined) names.get(id)?.push(name);
      try {
        const [method, at] = id === undefined ? ['POST', path] : ['PUT', `${path}/${id}`];
        /** @type {Written} */
        const saved = await send(this.origin, String(method), String(at), input(name, this.library), this.token);
        names.set(saved.id, [name]);
        if (id === undefined) mine.push(saved.id);
        this.acknowledged += 1;
        this.lastAt = performance.now();
      } catch {
        // The check will show whether it was saved.
      }
      await wait(pauseMs);
    }
  }

  /** Compares what was acknowledged with what is there, while nobody writes, and counts what is lost, half written or duplicated. */
  async check(origin = this.origin) {
    for (const {
      kind: { all, isWhole },
      names: written,
    } of this.#written) {
      const things = await all(origin);
      const found = new Map(things.map((one) => [one.id, one]));
      this.twice += things.length - new Set(things.map(({ name }) => name)).size;
      this.half += things.filter((one) => !isWhole(one)).length;
      for (const [id, names] of written) {
        const name = found.get(id)?.name;
        if (name !== undefined && names.includes(name)) written.set(id, [name]);
        else this.lost += 1;
      }
    }
  }

  get figures() {
    return `${this.acknowledged.toLocaleString('en')} acknowledged writes: ${this.lost} lost, ${this.half} half there, ${this.twice} there twice`;
  }

  get isAllWell() {
    return this.acknowledged > 0 && this.lost + this.half + this.twice === 0;
  }
}
