import { short } from '../figures.mjs';
import { Product } from '../product.mjs';
import { interleaved, median } from '../statistics.mjs';
import { unseen, unseenPage } from '../unseen.mjs';

export const title = 'whole HTML documents for each second of processor time, compressed with brotli, 10 connections';

export const meaning =
  'Documents for each second of processor time of the one process. Cached ones come from memory; rendered ones are asked for at ' +
  'addresses that no cache has seen, so each is loaded, rendered and compressed. The process has made a thousand of each before.';

const ROUNDS = 5;
const CACHED = 2000;
const UNCACHED = 150;
const CONNECTIONS = 10;
/** By then V8 has compiled what a document needs; a process that has just started is slower. */
const WARM_UP = 1000;

/**
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function run({ data, load }) {
  const product = await Product.start({ dataDir: await data.catalogue() });
  const detail = `/wods/${(await product.json('/api/wods/recent?limit=1'))[0].id}`;
  const measure = async (count, paths) => {
    const before = await product.usage();
    const result = await load.run({ port: product.port, paths, connections: CONNECTIONS, count });
    const after = await product.usage();
    return { ...result, perCpuSecond: count / (after.cpu - before.cpu) };
  };
  const cached = (path) => measure(CACHED, [path]);
  const uncached = (path, count = UNCACHED) =>
    measure(count, Array.from({ length: count }, () => (path === detail ? unseenPage(path) : unseen(path))));
  for (const path of ['/wods', detail]) await uncached(path, WARM_UP);

  const results = await interleaved(ROUNDS, {
    'list, cached': () => cached('/wods'),
    'detail, cached': () => cached(detail),
    'list, rendered': () => uncached('/wods'),
    'detail, rendered': () => uncached(detail),
  });
  await product.stop();
  return Object.entries(results).map(([what, loads]) => {
    const middle = (key) => median(loads.map((result) => result[key]));
    return {
      what, unit: '/s', value: middle('perCpuSecond'),
      ...(what.endsWith('cached') ? { line: 'documents cached', atLeast: 1000 } : { line: 'documents rendered', atLeast: 150 }),
      note: `${short(middle('rate'))} for each second of the clock, p99 ${short(middle('p99'))} ms`,
    };
  });
}
