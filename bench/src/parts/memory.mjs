import { short } from '../figures.mjs';
import { Product } from '../product.mjs';

export const title = 'memory of the one process with api and document server, and its start';

const SECONDS = 8;
const CONNECTIONS = 50;
const PAGES = 20;

/**
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function run({ data, load }) {
  return [...(await measure(250, { data, load })), ...(await measure(100_000, { data, load }))];
}

/** @param {number} size @param {Pick<import('../bench.mjs').Bench, 'data' | 'load'>} bench */
async function measure(size, { data, load }) {
  const product = await Product.start({ dataDir: await data.library(size), seed: 'none' });
  const memory = async () => (await product.usage()).rss;
  const { cpu, rss: atStart } = await product.usage();

  const list = Array.from({ length: PAGES }, (_, index) => `wods?limit=12&page=${index + 1}`);
  const pages = await Promise.all(list.map((path) => product.json(`/api/${path}`)));
  const detail = pages.flatMap(({ wods }) => wods.map(({ id }) => `wods/${id}`));
  const paths = [...list, ...detail].flatMap((path) => [`/api/${path}`, `/${path}`]);
  const work = () => load.run({ port: product.port, paths, connections: CONNECTIONS, seconds: SECONDS / 2 });
  await work();
  const halfway = await memory();
  await work();
  const after = await memory();
  await product.stop();

  const wods = `${short(size)} WODs`;
  const isSmall = size === 250;
  return [
    { what: `${wods}: ready`, unit: 's', value: product.startSeconds, ...(!isSmall && { atMost: 5 }), note: `from the start of the process; ${short(cpu)} s of processor time` },
    { what: `${wods}: at the start`, unit: 'MB', value: atStart },
    {
      what: `${wods}: after load`, unit: 'MB', value: after, ...(isSmall && { atMost: 200 }),
      note: `${SECONDS} s of lists, details and their documents, 50 connections; ${short(halfway)} MB halfway`,
    },
  ];
}
