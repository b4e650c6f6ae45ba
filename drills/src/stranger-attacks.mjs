// What one anonymous visitor can send to stop or starve a site, one attack after the other, for the stranger drill.
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { malformedRequests, sendMalformed } from '@wod/testing/attacks';

/** All attacks come from one loopback address. */
const ADDRESS = '127.1.0.1';
const CONNECTIONS = 20;
const PATIENCE_MS = 30_000;

const random = () => randomBytes(6).toString('hex');
const MARKS = '\u0301\u0327'.repeat(32_000);
const MEGABYTE = 1_000_000;

/**
 * @typedef {object} Target
 * @property {string} origin
 * @property {string[]} wods ids
 * @property {string[]} files addresses of release files
 * @property {string} session the id of a training session
 *
 * @typedef {object} Asked
 * @property {string} path
 * @property {string} [method]
 * @property {string} [body]
 * @property {Record<string, string>} [headers]
 * @property {number} [leaveAfter] bytes of the answer after which the client disconnects; 0: as soon as the request is sent
 */

/** @param {string} method @param {string} path @param {object | string} body */
const json = (method, path, body) => ({
  method,
  path,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const session = (/** @type {string} */ name, more = {}) =>
  json('POST', '/api/training-sessions', { name, totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, wods: [], ...more });
/** @template Item @param {readonly Item[]} list not empty @returns {Item} */
const pick = (list) => /** @type {Item} */ (list[Math.floor(Math.random() * list.length)]);

/** Bodies that are expensive to read: if the limit were checked only after the work, one of them would take seconds. @param {Target} target */
const dearBodies = ({ session: id, wods }) => [
  json('POST', '/api/auth/login', { username: MARKS, password: MARKS }),
  session(`a${MARKS}`),
  session('Class', { notes: MARKS, wods: Array.from({ length: 50 }, (_, order) => ({ wodId: wods[0], order, notes: 'e\u0301'.repeat(2000) })) }),
  json('PUT', `/api/training-sessions/${id}`, { name: ' \u0301'.repeat(100_000) }),
  session(' '.repeat(MEGABYTE - 200)),
  session('x', { wods: Array.from({ length: 100_000 }, () => ({})) }),
  json('POST', '/api/auth/login', `${'['.repeat(400_000)}${']'.repeat(400_000)}`),
  json('POST', '/api/auth/login', `{${Array.from({ length: 60_000 }, (_, index) => `"${index}":0`).join()}}`),
];

/** @type {Record<string, (target: Target) => () => Asked>} what one connection asks for, again and again */
const ATTACKS = {
  'bodies that are dear to read': (target) => {
    const bodies = dearBodies(target);
    return () => pick(bodies);
  },
  'dear queries and headers': () => () => ({
    path: `/api/wods?search=${encodeURIComponent(`a${'\u0301'.repeat(700)}`)}`,
    headers: { cookie: 'a=b; '.repeat(1500), 'accept-encoding': 'br;q=0,'.repeat(300), 'if-none-match': '"a",'.repeat(300) },
  }),
  'downloads that are left':
    ({ files }) =>
    () => ({ path: pick(files), leaveAfter: Math.random() < 0.5 ? 0 : 1000 }),
  'images that are left':
    ({ wods }) =>
    () => ({ path: `/og/wods/${pick(wods)}.png`, leaveAfter: 0 }),
  'share images':
    ({ wods }) =>
    () => ({ path: `/og/wods/${pick(wods)}.png` }),
  'strange ranges':
    ({ files }) =>
    () => ({ path: pick(files), headers: { range: pick(['bytes=10-5', 'bytes=0-0', 'bytes=-5', 'bytes=99999999-', 'bytes=0-1,2-3', 'bytes=-']) } }),
  'searches that nobody has made': () => () => ({ path: `/api/wods?facets=1&search=${random()}` }),
  'addresses that nobody has asked for': () => () => ({ path: `/api/wods?limit=12&page=${1 + Math.floor(Math.random() * 1e6)}&x=${random()}` }),
  'pages with parameters that mean nothing':
    ({ wods }) =>
    () => ({ path: `${pick(['/', '/wods', `/wods/${pick(wods)}`])}?${pick(['utm_source', 'fbclid', 'x'])}=${random()}` }),
  'pages that nobody has asked for': () => () => ({ path: `/wods?search=${random()}` }),
  'pages that are not there': () => () => ({ path: `/${random()}/${random()}` }),
  'long lists of sessions': () => () => ({ path: `/api/training-sessions?limit=200&search=${random()}` }),
  'sessions without end':
    ({ wods }) =>
    () =>
      session(`Class ${random()}`, {
        wods: Array.from({ length: 50 }, (_, order) => ({ wodId: pick(wods), order: order + 1, notes: 'x'.repeat(500) })),
      }),
  'guesses of the password': () => () => json('POST', '/api/auth/login', { username: 'admin', password: random() }),
};

export const ATTACK_NAMES = [...Object.keys(ATTACKS), 'malformed requests'];

/** @param {string} origin @param {Agent} agent @param {Asked} asked @returns {Promise<number | string>} the status, or how the connection ended */
function ask(origin, agent, { path, method = 'GET', body, headers, leaveAfter }) {
  return new Promise((resolve) => {
    const sent = request(origin + path, { method, agent, timeout: PATIENCE_MS, headers });
    const leave = () => {
      sent.destroy();
      resolve('left');
    };
    sent.on('response', (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
        if (leaveAfter !== undefined && bytes > leaveAfter) leave();
      });
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', () => resolve('cut off'));
    });
    sent.on('timeout', () => {
      sent.destroy();
      resolve('no answer');
    });
    sent.on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(leaveAfter === undefined ? String(error.code ?? error.message) : 'left'),
    );
    sent.end(body);
    if (leaveAfter === 0) sent.once('finish', leave);
  });
}

/**
 * Attacks for the given time on twenty connections.
 * @param {string} name one of `ATTACK_NAMES` @param {Target} target @param {number} seconds
 * @returns {Promise<Record<string, number>>} how often each status was answered
 */
export async function attack(name, target, seconds) {
  const end = performance.now() + seconds * 1000;
  /** @type {Record<string, number>} */
  const said = {};
  const count = (/** @type {number | string} */ status) => (said[status] = (said[status] ?? 0) + 1);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress: ADDRESS });
  const malformed = malformedRequests({ small: '/api/health/live', large: '/api/wods?limit=1000', form: '/api/auth/login' });
  const next = ATTACKS[name]?.(target);
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        if (next) count(await ask(target.origin, agent, next()));
        else for (const status of await sendMalformed(target.origin, pick(malformed).bytes, ADDRESS)) count(status);
      }
    }),
  );
  agent.destroy();
  return said;
}
