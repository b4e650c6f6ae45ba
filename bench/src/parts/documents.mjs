import { wodIds } from '@wod/testing/api';
import { median } from '@wod/testing/statistics';
import { short } from '../figures.mjs';
import { interleaved } from '../statistics.mjs';
import { unseen, unseenPage } from '../unseen.mjs';

export const title = 'whole HTML documents for each second of processor time, compressed with brotli, 10 connections';

export const meaning =
  'Documents for each second of processor time of the one process. Cached ones come from memory; rendered ones are asked for at ' +
  'addresses that no cache has seen, so each is loaded, rendered and compressed. The process has made a thousand of each before.';

const ROUNDS = 5;
const CACHED = 2000;
const UNCACHED = 150;
const CONNECTIONS = 10;
/** By then V8 has compiled what a document needs; a fresh process is slower. */
const WARM_UP = 1000;

/** @type {Record<string, Pick<import('../figures.mjs').Figure, 'line' | 'atLeast'>>} */
const GOALS = { 'list, rendered': { line: 'list rendered', atLeast: 250 }, 'detail, rendered': { line: 'detail rendered', atLeast: 350 } };

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ catalogue, load }) {
  const product = await catalogue();
  const [id] = await wodIds(product.origin, 1);
  const detail = `/wods/${id}`;
  const measure = (/** @type {number} */ count, /** @type {string[]} */ paths) => load.measure(product, { paths, connections: CONNECTIONS, count });
  const cached = (/** @type {string} */ path) => measure(CACHED, [path]);
  const uncached = (/** @type {string} */ path, count = UNCACHED) =>
    measure(
      count,
      Array.from({ length: count }, () => (path === detail ? unseenPage(path) : unseen(path))),
    );
  for (const path of ['/wods', detail]) await uncached(path, WARM_UP);

  const results = await interleaved(ROUNDS, {
    'list, cached': () => cached('/wods'),
    'detail, cached': () => cached(detail),
    'list, rendered': () => uncached('/wods'),
    'detail, rendered': () => uncached(detail),
  });
  return Object.entries(results).map(([what, loads]) => {
    const middle = (/** @type {'rate' | 'p99' | 'cpu'} */ key) => median(loads.map((result) => result[key]));
    return {
      what,
      unit: '/s',
      value: 1e6 / middle('cpu'),
      ...(GOALS[what] ?? { line: 'documents cached', atLeast: 1000 }),
      note: `${short(middle('rate'))} for each second of the clock, p99 ${short(middle('p99'))} ms`,
    };
  });
}
