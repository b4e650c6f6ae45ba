import { isDeepStrictEqual } from 'node:util';
import { send } from '@wod/testing/api';
import { Child } from '@wod/testing/child';
import { createDatabase, installedServer, startPrivateServer } from '@wod/testing/private-server';
import { Product } from '@wod/testing/product';
import { pairText } from '../figures.mjs';
import { fillMysql } from '../library/mysql-library.mjs';
import { wods } from '../library/library.mjs';
import { interleaved, ratio } from '../statistics.mjs';
import { unseen } from '../unseen.mjs';

export const title = 'processor time of a list and a WOD that no cache knows, on MariaDB, against a bare node:http server with one query';

export const meaning =
  'Each address is asked for once, so the product makes each answer from its read model, which keeps the JSON of the WODs asked for ' +
  'most recently. The reference asks the same database for the same rows with one mysql2 query and sends the same JSON; its answers are ' +
  "compared with the product's first. Neither compresses, and the time of the database itself counts for neither.";

const SIZE = 7000;
const ROUNDS = 5;
/** Few enough that no WOD is asked for twice; the database takes a while for a list. */
const REQUESTS = { list: 150, detail: 400 };
/** Both have compiled their hot code by then, as they have within the first minutes of a day. */
const WARM_UP_ROUNDS = 12;
const CONNECTIONS = 10;

export const needs = 'MariaDB';

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ load }) {
  // Other servers on this machine clear a shared folder when they start.
  const database = await startPrivateServer(String(installedServer()));
  try {
    return await measure(load, await createDatabase(database.url, 'wod'));
  } finally {
    await database.stop();
  }
}

/** @param {import('../load.mjs').LoadGenerator} load @param {string} url address of the empty database */
async function measure(load, url) {
  const settings = { SEED: 'none', DATABASE_URL: url, JWT_SECRET: 'signs nothing but what a benchmark asks for' };
  const start = () => Product.start({ settings });
  // The api creates its own tables.
  await (await start()).stop();
  await fillMysql(url, SIZE);
  const product = await start();
  /** @type {{ child: Child, ready: { port: number } }} */
  const { child, ready } = await Child.start(new URL('../processes/database-process.mjs', import.meta.url), { DATABASE_URL: url });
  const reference = { child, port: ready.port };

  const ids = Array.from(wods(SIZE), ({ wod }) => wod.id);
  let next = 0;
  const paths = {
    list: () => unseen(`/api/wods?limit=12&page=${1 + (next++ % Math.floor(SIZE / 12))}`),
    detail: () => `/api/wods/${ids[next++ % SIZE]}`,
  };
  for (const path of Object.values(paths)) await assertSame(product, reference, path());

  /** Processor time per answer, in microseconds. @param {Product | typeof reference} server @param {keyof typeof paths} what */
  const ask = async (server, what) => {
    const count = REQUESTS[what];
    return (await load.measure(server, { paths: Array.from({ length: count }, paths[what]), connections: CONNECTIONS, count, encoding: 'identity' }))
      .cpu;
  };
  const figures = [];
  for (const what of /** @type {(keyof typeof paths)[]} */ (Object.keys(paths))) {
    const tasks = { product: () => ask(product, what), reference: () => ask(reference, what) };
    await interleaved(WARM_UP_ROUNDS, tasks);
    const results = await interleaved(ROUNDS, tasks);
    figures.push({
      what,
      line: 'miss',
      unit: '×',
      atMost: 0.9,
      value: ratio(results.product, results.reference),
      note: `${pairText(results.product, results.reference, 'µs')} each`,
    });
  }
  await Promise.all([product.stop(), child.stop()]);
  return figures;
}

/** @param {Product} product @param {{ port: number }} reference @param {string} path @throws Error when the two don't send the same JSON */
async function assertSame(product, reference, path) {
  const response = await fetch(`http://127.0.0.1:${reference.port}${path}`);
  if (!isDeepStrictEqual(await response.json(), await send(product.origin, 'GET', path.replace('/api', ''))))
    throw new Error(`The reference's answer to ${path} is another one.`);
}
