import { send } from '@wod/testing/api';

/**
 * An address for each kind of public page.
 * @typedef {object} PublicPage
 * @property {string} path
 * @property {string} chunk the name of its route, and so of its chunk
 * @property {string} [section] its section, if not the public one
 *
 * @param {import('@wod/testing/product').Product} product
 * @returns {Promise<Record<'home' | 'list' | 'list with filters' | 'detail' | 'exercise' | 'training sessions' | 'WOD types' | 'about' | 'imprint', PublicPage>>}
 */
export async function publicPages(product) {
  const [wod] = await send(product.origin, 'GET', '/wods/recent?limit=1');
  return {
    home: { path: '/', chunk: 'home' },
    list: { path: '/wods', chunk: 'wod-list' },
    'list with filters': { path: '/wods?type=AMRAP', chunk: 'wod-list' },
    detail: { path: `/wods/${wod.id}`, chunk: 'wod-detail' },
    exercise: { path: `/exercises/${wod.exercises[0].exerciseId}`, chunk: 'exercise-detail' },
    'training sessions': { path: '/training-sessions', chunk: 'session-list', section: 'mfe-sessions' },
    'WOD types': { path: '/wod-types', chunk: 'wod-types' },
    about: { path: '/about', chunk: 'about' },
    imprint: { path: '/imprint', chunk: 'imprint' },
  };
}

/** The newest WODs' ids. @param {import('@wod/testing/product').Product} product @param {number} count @returns {Promise<string[]>} */
export async function wodIds({ origin }, count) {
  const { wods } = await send(origin, 'GET', `/wods?limit=${count}`);
  return wods.map((/** @type {{ id: string }} */ { id }) => id);
}

/**
 * All WODs of the library.
 * @template Wod
 * @param {string} origin @param {string} [query] which ones: `&search=run`
 * @returns {Promise<Wod[]>}
 */
export async function allWods(origin, query = '') {
  /** @type {Wod[]} */
  const found = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    /** @type {{ wods: Wod[], pagination: { pages: number } }} */
    const answer = await send(origin, 'GET', `/wods?limit=1000&page=${page}${query}`);
    pages = answer.pagination.pages;
    found.push(...answer.wods);
  }
  return found;
}
