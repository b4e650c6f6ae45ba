import { setTimeout as wait } from 'node:timers/promises';
import { wodIds } from '@wod/testing/api';
import { median } from '@wod/testing/statistics';
import { pairText, short } from '../figures.mjs';
import { EVERYWHERE } from '../library/library.mjs';
import { LoadGenerator } from '../load.mjs';
import { interleaved, ratio } from '../statistics.mjs';

export const title = 'reads of single WODs in a flood of expensive questions, at 100,000 WODs';

export const meaning =
  'The p99 of details from the answer cache while 50 further connections ask what no cache knows, against the p99 without them. One flood ' +
  'searches for what is in every text, with facet counts; the other reads pages of 1,000 WODs. Both load generators share the cores with ' +
  'the server, which weighs most where a read alone takes a fraction of a millisecond.';

const SIZE = 100_000;
const ROUNDS = 5;
const SECONDS = 2;
/** The flood starts before the reads, and outlasts them. */
const LEAD_SECONDS = 1;
const FLOOD_CONNECTIONS = 50;
/** More than are requested in one round; each round has its own. */
const QUESTIONS = 4000;

const EVERY_WORD = EVERYWHERE.split(' ');
/** Searches for other words each time of those that are in every text: from one of them, a few, and the beginning of the next. */
const search = (/** @type {number} */ number) => {
  const [first, count, letters] = [number % 13, 2 + (Math.floor(number / 13) % 8), 1 + (Math.floor(number / 104) % 3)];
  const [next = '', ...chosen] = EVERY_WORD.slice(first, first + count).reverse();
  return `/api/wods?limit=12&facets=1&maxMinutes=${100 + (Math.floor(number / 312) % 1000)}&search=${encodeURIComponent([...chosen.reverse(), next.slice(0, letters)].join(' '))}`;
};
/** A search for blanks counts as none, but changes the address. */
const longPage = (/** @type {number} */ number) =>
  `/api/wods?limit=1000&page=${1 + (number % 100)}&search=${number.toString(2).replaceAll('0', '%20').replaceAll('1', '%09')}`;

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ library, load }) {
  const product = await library(SIZE);
  const { port } = product;
  const paths = (await wodIds(product.origin, 50)).map((id) => `/api/wods/${id}`);
  const attackers = await LoadGenerator.start();
  let asked = 0;

  const figures = [];
  for (const [name, question] of Object.entries({ searches: search, 'pages of 1,000 WODs': longPage })) {
    for (const connections of [50, 4]) {
      const idle = () => load.run({ port, paths, connections, seconds: SECONDS });
      const flooded = async () => {
        const questions = Array.from({ length: QUESTIONS }, () => question((asked += 1)));
        const flood = attackers.run({ port, paths: questions, connections: FLOOD_CONNECTIONS, seconds: SECONDS + 2 * LEAD_SECONDS });
        await wait(LEAD_SECONDS * 1000);
        const reads = await idle();
        return { ...reads, flood: (await flood).rate };
      };
      const results = await interleaved(ROUNDS, { idle, flooded });
      const alone = results.idle.map(({ p99 }) => p99);
      const amid = results.flooded.map(({ p99 }) => p99);
      figures.push({
        what: `${name}: p99 of reads on ${connections} connections`,
        line: 'flood',
        unit: '×',
        atMost: 2,
        value: ratio(amid, alone),
        note: `${pairText(amid, alone, 'ms')}; ${short(median(results.flooded.map(({ flood }) => flood)))} questions/s`,
      });
    }
  }
  await attackers.stop();
  return figures;
}
