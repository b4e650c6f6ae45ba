import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { Admin } from './admin-acts.mjs';
import { signIn, untilAnswers } from './api.mjs';

/** @typedef {import('./admin-acts.mjs').State} State */
/** @typedef {import('./admin-acts.mjs').Act<any>} Act */

/**
 * A product that is killed with SIGKILL while an admin does something to much at once. Started again, it must have done all of it or
 * nothing, and offer an undo exactly when it was done.
 */
export class KilledActs {
  #admin = new Admin();
  /** What acts make of the library, how much their steps change, and how long they take, each once it was done. @type {Map<Act, { before: State, after: State, tookMs: number }>} */
  #done = new Map();
  /** @type {{ origin: string, kill(): Promise<void> } | undefined} */
  #product;

  /**
   * @param {() => Promise<{ origin: string, kill(): Promise<void> }>} start starts the product, always with the same library, which is empty
   *   at first
   * @param {number} wods how many WODs the library has
   */
  constructor(start, wods) {
    this.start = start;
    this.wods = wods;
  }

  /** @param {string} password the admin's */
  async begin(password) {
    await this.#startProduct();
    this.#admin.token = await signIn(this.#admin.origin, password);
    await this.#admin.importFile(await this.#admin.sendFile('WOD', this.wods));
  }

  /**
   * Kills the product during an act.
   * @param {Act} act
   * @param {number} part at which part of the time that it takes
   * @returns {Promise<'whole' | 'none'>}
   * @throws Error that says what was left
   */
  async kill(act, part) {
    const { before: expected, after, tookMs } = this.#done.get(act) ?? (await this.#doOnce(act));
    const prepared = await act.prepare(this.#admin, this.wods);
    const before = await this.#admin.state();
    if (!isDeepStrictEqual(before.library, expected.library)) throw new Error(`Before ${act.name} the library isn't what it was`);
    let isAcknowledged = false;
    const running = act.run(this.#admin, prepared).then(
      () => (isAcknowledged = true),
      () => undefined,
    );
    await wait(part * tookMs);
    await this.#product?.kill();
    await running;
    await this.#startProduct();

    const now = await this.#admin.state();
    const isDone = isDeepStrictEqual(now.library, after.library);
    if (!isDone && !isDeepStrictEqual(now.library, before.library)) throw new Error(`${act.name} was done in part`);
    if (!isDone && isAcknowledged) throw new Error(`${act.name} was acknowledged and isn't there`);
    if (now.logged - before.logged !== (isDone ? after.logged - expected.logged : 0)) throw new Error(`${act.name} isn't what the change log says`);
    const offered = isDone ? isOffered(after, expected) : false;
    if (isOffered(now, before) !== offered || (offered && now.undo?.total !== after.undo?.total))
      throw new Error(`${act.name} isn't what the offered undo says`);
    await this.#restore(act, prepared, isDone);
    return isDone ? 'whole' : 'none';
  }

  /** @param {Act} act */
  async #doOnce(act) {
    const prepared = await act.prepare(this.#admin, this.wods);
    const before = await this.#admin.state();
    const began = performance.now();
    await act.run(this.#admin, prepared);
    const tookMs = performance.now() - began;
    const after = await this.#admin.state();
    if (isDeepStrictEqual(after.library, before.library)) throw new Error(`${act.name} changes nothing`);
    await this.#restore(act, prepared, true);
    const done = { before, after, tookMs };
    this.#done.set(act, done);
    return done;
  }

  /** @param {Act} act @param {unknown} prepared @param {boolean} isDone */
  async #restore(act, prepared, isDone) {
    if (act.restore) await act.restore(this.#admin, prepared, isDone);
    else if (isDone) await this.#undo();
  }

  async #undo() {
    const { undo } = await this.#admin.state();
    const { undone, keptTotal } = await this.#admin.ask('POST', `/steps/${undo?.id}/undo`);
    if (undone !== undo?.total || keptTotal > 0) throw new Error(`Of ${undo?.total} rows ${undone} could be undone`);
  }

  async #startProduct() {
    this.#product = await this.start();
    this.#admin.origin = this.#product.origin;
    await untilAnswers(`${this.#product.origin}/api/wods`);
  }
}

/** Whether an undo is offered that wasn't before, or one no longer is. @param {State} now @param {State} before */
const isOffered = (now, before) => now.undo?.id !== before.undo?.id;
