import { setTimeout as wait } from 'node:timers/promises';
import { wodIds } from '@wod/testing/api';
import { median } from '@wod/testing/statistics';
import { short } from '../figures.mjs';
import { slope } from '../statistics.mjs';

export const title = 'memory of the one process with api and document server, 50 connections';

export const meaning =
  'Resident memory of the process while 50 connections ask for lists, details and their documents as fast as they are answered, ' +
  'read once a second. It is flat when the median of the last quarter of the load is hardly more than that of the second. ' +
  '`npm run bench -- memory --minutes 10` asks for as long as that.';

const CONNECTIONS = 50;
const PAGES = 20;
const LARGE_SECONDS = 8;

/** @type {import('../bench.mjs').Part['run']} */
export async function run(bench) {
  const small = await measure(250, bench.minutes * 60, bench);
  const large = await measure(100_000, LARGE_SECONDS, bench);
  const minutes = `${short(bench.minutes)} min`;
  const { samples } = small;
  const quarter = (/** @type {number} */ number) =>
    samples.slice(Math.floor((samples.length * number) / 4), Math.ceil((samples.length * (number + 1)) / 4));
  const minute = Math.min(60, samples.length);
  return [
    { what: '250 WODs: at the start', unit: 'MB', value: small.atStart },
    { what: `250 WODs: after ${minute} s of load`, unit: 'MB', value: Number(samples[minute - 1]) },
    {
      what: `250 WODs: at most within ${minutes} of load`,
      line: 'memory',
      unit: 'MB',
      atMost: 200,
      value: Math.max(...samples),
      note: `${short(Number(samples.at(-1)))} MB at the end, after ${short(small.answers)} answers`,
    },
    {
      what: '250 WODs: last quarter against the second',
      line: 'flat',
      unit: '×',
      atMost: 1.05,
      value: median(quarter(3)) / median(quarter(1)),
      note: `${short(60 * slope(samples.slice(Math.floor(samples.length / 2))))} MB/min in the second half`,
    },
    { what: '100,000 WODs: at the start', unit: 'MB', value: large.atStart },
    { what: `100,000 WODs: at most within ${LARGE_SECONDS} s of load`, unit: 'MB', value: Math.max(...large.samples) },
  ];
}

/**
 * @param {number} size how many WODs @param {number} seconds of load @param {import('../bench.mjs').Bench} bench
 * @returns resident memory in MB: before the load, and once a second under it
 */
async function measure(size, seconds, { library, load }) {
  const product = await library(size);
  const memory = async () => (await product.usage()).rss;
  const atStart = await memory();
  const lists = Array.from({ length: PAGES }, (_, index) => `wods?limit=12&page=${index + 1}`);
  const details = (await wodIds(product.origin, PAGES * 12)).map((id) => `wods/${id}`);
  const paths = [...lists, ...details].flatMap((path) => [`/api/${path}`, `/${path}`]);

  const samples = [];
  let isLoaded = true;
  const loading = load.run({ port: product.port, paths, connections: CONNECTIONS, seconds }).finally(() => {
    isLoaded = false;
  });
  while (isLoaded) {
    await Promise.race([wait(1000), loading]);
    samples.push(await memory());
  }
  const { answers } = await loading;
  await product.stop();
  return { atStart, samples, answers };
}
