import { send } from '@wod/testing/api';
import { BareServer } from '../bare-server.mjs';
import { pairText } from '../figures.mjs';
import { interleaved, ratio } from '../statistics.mjs';

export const title = 'list and detail from cache, 50 connections, against a bare node:http server with the same bytes';

export const meaning =
  'At least three quarters of what Node itself can send on one thread, and at most three times its p99. The bare server sends the very bytes ' +
  'and headers of the product. With 50 connections most of p99 is waiting in line.';

const ROUNDS = 5;
const SECONDS = 1.5;
const CONNECTIONS = 50;

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ catalogue, load }) {
  const product = await catalogue();
  const list = '/wods?page=1&limit=12';
  const {
    wods: [{ id }],
  } = await send(product.origin, 'GET', list);
  const detail = `/wods/${id}`;
  const bare = await BareServer.start(product.port);
  for (const path of [list, detail]) await bare.copy(`/api${path}`);

  const measure = (/** @type {import('../load.mjs').Server} */ server, /** @type {string} */ path) =>
    load.measure(server, { paths: [`/api${path}`], connections: CONNECTIONS, seconds: SECONDS });
  const results = await interleaved(ROUNDS, {
    list: () => measure(product, list),
    bareList: () => measure(bare, list),
    detail: () => measure(product, detail),
    bareDetail: () => measure(bare, detail),
  });
  await bare.stop();
  return [...figures('list', results.list, results.bareList), ...figures('detail', results.detail, results.bareDetail)];
}

/** @param {string} what @param {import('../load.mjs').Measured[]} results @param {import('../load.mjs').Measured[]} bare */
function figures(what, results, bare) {
  /** @typedef {'rate' | 'p50' | 'p99' | 'cpu'} Key @type {(loads: import('../load.mjs').Measured[], key: Key) => number[]} */
  const read = (loads, key) => loads.map((load) => load[key]);
  const against = (/** @type {Key} */ key) => ratio(read(results, key), read(bare, key));
  const pair = (/** @type {Key} */ key, /** @type {string} */ unit) => pairText(read(results, key), read(bare, key), unit);
  return [
    {
      what: `${what}: requests/s`,
      line: 'rate',
      unit: '×',
      atLeast: 0.75,
      value: against('rate'),
      note: `${pair('rate', '/s')}; processor time ${pair('cpu', 'µs')} each`,
    },
    { what: `${what}: p50`, unit: '×', value: against('p50'), note: pair('p50', 'ms') },
    { what: `${what}: p99`, line: 'p99', unit: '×', atMost: 3, value: against('p99'), note: pair('p99', 'ms') },
  ];
}
