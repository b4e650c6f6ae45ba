// What an admin does to much at once, and what the library says before and after.
import { setTimeout as wait } from 'node:timers/promises';
import { send } from './api.mjs';

const PART = 50_000;
const ASK_EVERY_MS = 20;
/** As many as one call takes. */
const BULK = 1000;

/**
 * What the library holds, by name, and what is noted about it.
 * @typedef {object} State
 * @property {unknown} library
 * @property {{ id: string, total: number } | undefined} undo the step that is offered first
 * @property {number} logged lines of the change log
 */

/** An admin of a product, wherever it is running at the time. */
export class Admin {
  origin = '';
  token = '';

  /** @param {string} method @param {string} path below /api @param {object} [body] @returns {Promise<any>} */
  ask(method, path, body = method === 'POST' ? {} : undefined) {
    return send(this.origin, method, path, body, this.token);
  }

  /** Sends a file of made-up WODs and has it read. @param {string} name @param {number} count @returns {Promise<string>} its id */
  async sendFile(name, count) {
    const wods = Array.from({ length: count }, (_, at) => ({
      name: `${name} ${at}`,
      type: 'FOR_TIME',
      exercises: [
        { exercise: 'Jog', distance: 400 },
        { exercise: 'Skip', reps: at + 1 },
      ],
    }));
    const text = JSON.stringify({ format: 'wod-library', version: 1, wods });
    const { id } = await this.ask('POST', '/transfers', { fileName: `${name}.json` });
    for (let part = 0; part * PART < text.length; part += 1)
      await this.ask('POST', `/transfers/${id}/parts`, { part, text: text.slice(part * PART, (part + 1) * PART) });
    await this.ask('POST', `/transfers/${id}/read`);
    await this.#ended(id);
    return id;
  }

  /** @param {string} id of a file that was read */
  async importFile(id) {
    await this.ask('POST', `/transfers/${id}/import`);
    const { status, outcome } = await this.#ended(id);
    if (status !== 'done') throw new Error(`The import has ${status}: ${outcome}`);
  }

  /** @param {string} id @returns {Promise<{ status: string, outcome?: string }>} what became of a file */
  async #ended(id) {
    for (;;) {
      const transfer = await this.ask('GET', `/transfers/${id}`);
      if (transfer.status !== 'reading' && transfer.status !== 'running') return transfer;
      await wait(ASK_EVERY_MS);
    }
  }

  /** Deletes the newest WODs. @param {number} count @returns {Promise<string>} the step */
  async deleteNewest(count) {
    const { stepId } = await this.ask('POST', '/bulk', { act: 'delete', subject: 'wod', ids: await this.newest(count) });
    return stepId;
  }

  /** @param {number} count @returns {Promise<string[]>} the ids of the newest WODs, at most as many as one call takes */
  async newest(count) {
    const { wods } = await this.ask('GET', `/wods?limit=${Math.min(count, BULK)}`);
    return wods.map((/** @type {{ id: string }} */ { id }) => id);
  }

  /** @param {string} name */
  async exercise(name) {
    const exercises = await this.ask('GET', '/exercises');
    return exercises.find((/** @type {{ name: string }} */ one) => one.name === name);
  }

  /** @returns {Promise<string[]>} the names of all deleted WODs */
  async #bin() {
    /** @type {string[]} */
    const names = [];
    for (let page = 1; ; page += 1) {
      const { wods, pagination } = await this.ask('GET', `/deleted-wods?page=${page}`);
      names.push(...wods.map((/** @type {{ name: string }} */ { name }) => name));
      if (page >= pagination.pages) return names;
    }
  }

  /** @returns {Promise<State>} */
  async state() {
    const [{ wods, exercises }, bin, [undo], log] = await Promise.all([
      this.ask('GET', '/export'),
      this.#bin(),
      this.ask('GET', '/steps/last'),
      this.ask('GET', '/change-log'),
    ]);
    return { library: [said(wods), said(exercises), bin.sort()], undo, logged: log.pagination.total };
  }
}

/** What is new has another id each time. @param {{ name: string, id: string, createdAt: string }[]} items */
const said = (items) => items.map(({ id: _, createdAt: __, ...rest }) => rest).sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * @template Prepared
 * @typedef {object} Act
 * @property {string} name
 * @property {(admin: Admin, wods: number) => Promise<Prepared>} prepare what has to be there before it, of about that many WODs
 * @property {(admin: Admin, prepared: Prepared) => Promise<unknown>} run does it; resolves once it is acknowledged
 * @property {(admin: Admin, prepared: Prepared, isDone: boolean) => Promise<unknown>} [restore] makes the library what it was before the act was
 *   prepared; an act without it is a step that can be undone
 */

/** Everything that an admin does to much at once. @type {Act<any>[]} */
export const ACTS = [
  {
    name: 'deleting many WODs',
    prepare: (admin, wods) => admin.newest(wods),
    run: (admin, ids) => admin.ask('POST', '/bulk', { act: 'delete', subject: 'wod', ids }),
  },
  {
    name: 'giving many WODs a category',
    prepare: (admin, wods) => admin.newest(wods),
    run: (admin, ids) => admin.ask('POST', '/bulk', { act: 'category', subject: 'wod', ids, category: 'HERO' }),
  },
  {
    name: 'merging an exercise of all WODs',
    prepare: async (admin) => ({ row: await admin.exercise('Jog'), into: await admin.exercise('Skip') }),
    run: (admin, { row, into }) =>
      admin.ask('POST', `/exercises/${row.id}/merge`, { into: into.id, version: row.version, intoVersion: into.version }),
  },
  {
    name: 'importing a file',
    prepare: (admin, wods) => admin.sendFile('New', wods),
    run: (admin, file) => admin.importFile(file),
  },
  {
    name: 'importing predefined WODs',
    prepare: async (admin) => (await admin.ask('GET', '/import/preview')).wods.map((/** @type {{ name: string }} */ { name }) => name),
    run: (admin, wodNames) => admin.ask('POST', '/import/wods', { category: 'ALL', wodNames }),
  },
  {
    name: 'undoing a step',
    prepare: (admin, wods) => admin.deleteNewest(wods),
    run: (admin, step) => admin.ask('POST', `/steps/${step}/undo`),
    restore: async (admin, step, isDone) => isDone || admin.ask('POST', `/steps/${step}/undo`),
  },
  {
    name: 'emptying the bin',
    prepare: async (admin, wods) => {
      const count = Math.min(wods, BULK);
      await admin.importFile(await admin.sendFile('Old', count));
      await admin.deleteNewest(count);
    },
    run: (admin) => admin.ask('POST', '/deleted-wods/empty'),
    restore: async (admin, _, isDone) => isDone || admin.ask('POST', '/deleted-wods/empty'),
  },
];
