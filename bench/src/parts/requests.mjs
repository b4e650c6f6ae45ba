import { BareServer } from '../bare-server.mjs';
import { short } from '../figures.mjs';
import { Product } from '../product.mjs';
import { interleaved, median, ratio } from '../statistics.mjs';

export const title = 'list and detail from cache, 50 connections, against a bare node:http server with the same bytes';

export const meaning =
  'At least half of what Node itself can send on one thread, and at most three times its p99. The bare server sends the very bytes ' +
  'and headers of the product. With 50 connections most of p99 is waiting in line.';

const ROUNDS = 5;
const SECONDS = 1.5;
const CONNECTIONS = 50;

/**
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function run({ data, load }) {
  const product = await Product.start({ dataDir: await data.catalogue() });
  const list = '/api/wods?page=1&limit=12';
  const detail = `/api/wods/${(await product.json(list)).wods[0].id}`;
  const bare = await BareServer.start(product.port);
  for (const path of [list, detail]) await bare.copy(path);

  /** @param {{ port: number, child: import('../processes/child.mjs').Child }} server @param {string} path */
  const measure = async ({ port, child }, path) => {
    const before = await child.usage();
    const result = await load.run({ port, paths: [path], connections: CONNECTIONS, seconds: SECONDS });
    const after = await child.usage();
    return { ...result, cpu: (1e6 * (after.cpu - before.cpu)) / result.answers };
  };
  const results = await interleaved(ROUNDS, {
    list: () => measure(product, list),
    bareList: () => measure(bare, list),
    detail: () => measure(product, detail),
    bareDetail: () => measure(bare, detail),
  });
  await Promise.all([product.stop(), bare.stop()]);
  return [
    ...figures('list', results.list, results.bareList),
    ...figures('detail', results.detail, results.bareDetail),
  ];
}

/**
 * @typedef {import('../load.mjs').Load & { cpu: number }} Measured cpu: processor time of an answer in microseconds
 *
 * @param {string} what @param {Measured[]} results @param {Measured[]} bare
 */
function figures(what, results, bare) {
  /** @type {(loads: Measured[], key: 'rate' | 'p50' | 'p99' | 'cpu') => number[]} */
  const read = (loads, key) => loads.map((load) => load[key]);
  const against = (key) => ratio(read(results, key), read(bare, key));
  const pair = (key, unit) => `${short(median(read(results, key)))} against ${short(median(read(bare, key)))} ${unit}`;
  return [
    { what: `${what}: requests/s`, line: 'rate', unit: '×', atLeast: 0.5, value: against('rate'), note: `${pair('rate', '/s')}; processor time ${pair('cpu', 'µs')} each` },
    { what: `${what}: p50`, unit: '×', value: against('p50'), note: pair('p50', 'ms') },
    { what: `${what}: p99`, line: 'p99', unit: '×', atMost: 3, value: against('p99'), note: pair('p99', 'ms') },
  ];
}
