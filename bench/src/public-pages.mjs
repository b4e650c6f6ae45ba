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
