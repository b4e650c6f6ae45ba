import { isDeepStrictEqual } from 'node:util';
import { short } from '../figures.mjs';
import { fillMysql } from '../library/mysql-library.mjs';
import { wods } from '../library/library.mjs';
import { Child } from '../processes/child.mjs';
import { Product } from '../product.mjs';
import { interleaved, median, ratio } from '../statistics.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { unseen } from '../unseen.mjs';

const { createDatabase, installedServer, startPrivateServer } = await import(
  new URL('../../../api/test/database/private-server.mjs', import.meta.url).href
);

export const title = 'processor time of a list and a WOD that no cache knows, on MariaDB, against a bare node:http server with one query';

export const meaning =
  'Each address is asked for once, so the product makes each answer from its read model. The reference asks the same database ' +
  'for the same rows with one mysql2 query and sends the same JSON; its answers are compared with the product\'s first. Neither ' +
  'compresses, and the time of the database itself counts for neither.';

const SIZE = 5000;
const ROUNDS = 5;
/** Few enough that no WOD is asked for twice; the database takes a while for a list. */
const REQUESTS = { list: 150, detail: 400 };
const CONNECTIONS = 10;

/** @returns {string | undefined} why this part can't run */
export const missing = () => (installedServer() === undefined ? 'no MariaDB found; `apt-get install mariadb-server` installs it' : undefined);

/**
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function run({ load }) {
  // Other servers on this machine clear the folder that they share, when they start.
  const database = await startPrivateServer(installedServer());
  try {
    return await measure(load, await createDatabase(database.url, 'wod'));
  } finally {
    await database.stop();
  }
}

/** @param {import('../load.mjs').LoadGenerator} load @param {string} url address of the empty database */
async function measure(load, url) {
  const settings = { DATABASE_URL: url, JWT_SECRET: 'signs nothing but what a benchmark asks for' };
  const start = async () => Product.start({ dataDir: temporaryFolder(), seed: 'none', settings });
  // The api makes its tables itself.
  await (await start()).stop();
  await fillMysql(url, SIZE);
  const product = await start();
  const { child, ready } = await Child.start('database-process.mjs', { DATABASE_URL: url });
  const reference = { child, port: ready.port };

  const ids = Array.from(wods(SIZE), ({ wod }) => wod.id);
  let next = 0;
  const paths = {
    list: () => unseen(`/api/wods?limit=12&page=${1 + (next++ % Math.floor(SIZE / 12))}`),
    detail: () => `/api/wods/${ids[next++ % SIZE]}`,
  };
  for (const path of Object.values(paths)) await assertSame(product, reference, path());

  /** Microseconds of an answer. @param {Product | typeof reference} server @param {keyof typeof paths} what */
  const ask = async (server, what) => {
    const count = REQUESTS[what];
    const asked = Array.from({ length: count }, paths[what]);
    const before = await server.child.usage();
    await load.run({ port: server.port, paths: asked, connections: CONNECTIONS, count, encoding: 'identity' });
    return (1e6 * ((await server.child.usage()).cpu - before.cpu)) / count;
  };
  const figures = [];
  for (const what of Object.keys(paths)) {
    const tasks = { product: () => ask(product, what), reference: () => ask(reference, what) };
    // Both compile what they run often.
    await interleaved(1, tasks);
    const results = await interleaved(ROUNDS, tasks);
    figures.push({
      what, line: 'miss', unit: '×', atMost: 1.5, value: ratio(results.product, results.reference),
      note: `${short(median(results.product))} against ${short(median(results.reference))} µs each`,
    });
  }
  await Promise.all([product.stop(), child.stop()]);
  return figures;
}

/** @throws Error when the two don't send the same JSON */
async function assertSame(product, reference, path) {
  const response = await fetch(`http://127.0.0.1:${reference.port}${path}`);
  if (!isDeepStrictEqual(await response.json(), await product.json(path))) throw new Error(`The reference's answer to ${path} is another one.`);
}
