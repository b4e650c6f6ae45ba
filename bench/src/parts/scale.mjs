import { EQUIPMENT, WOD_CATEGORIES, WOD_TYPES } from '@wod/domain';
import { short } from '../figures.mjs';
import { Product } from '../product.mjs';
import { interleaved, median, ratio } from '../statistics.mjs';
import { unseen } from '../unseen.mjs';

export const title = 'processor time of an uncached list at 100,000 WODs, against the same at 250';

export const meaning =
  'Each question is asked at addresses that no cache has seen but that mean the same. Answers are not compressed, which would take ' +
  'most of the time at any size.';

const SMALL = 250;
const LARGE = 100_000;
const ROUNDS = 5;
const REQUESTS = 500;
const CONNECTIONS = 10;
const PAGE = '/api/wods?limit=12';

/** The questions, each a family that is asked in turn. @param {number} wods in the library */
const questions = (wods) => ({
  'default list': [`${PAGE}&page=1`],
  'deep page': [`${PAGE}&page=${Math.floor(wods / 12)}`],
  type: WOD_TYPES.map((type) => `${PAGE}&type=${type}`),
  category: WOD_CATEGORIES.map((category) => `${PAGE}&category=${category}`),
  equipment: EQUIPMENT.map((equipment) => `${PAGE}&equipment=${equipment}`),
  'several at once': EQUIPMENT.map((equipment, index) => `${PAGE}&equipment=${equipment}&type=${WOD_TYPES[index % 7]},${WOD_TYPES[(index + 1) % 7]}&maxMinutes=45`),
  maxMinutes: [15, 30, 45].map((minutes) => `${PAGE}&maxMinutes=${minutes}`),
  kit: EQUIPMENT.map((_, index) => `${PAGE}&kit=${EQUIPMENT.filter((_, other) => (other + index) % 20 < 15).join(',')}`),
  'facet counts': [`${PAGE}&facets=1`],
});

/**
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function run({ data, load }) {
  const small = await Product.start({ dataDir: await data.library(SMALL), seed: 'none' });
  const large = await Product.start({ dataDir: await data.library(LARGE), seed: 'none' });
  // Compressing would take most of the time, at any size.
  const ask = async (product, family) => {
    const paths = Array.from({ length: REQUESTS }, (_, index) => unseen(family[index % family.length]));
    const before = await product.usage();
    await load.run({ port: product.port, paths, connections: CONNECTIONS, count: REQUESTS, encoding: 'identity' });
    const after = await product.usage();
    return (1000 * (after.cpu - before.cpu)) / REQUESTS;
  };
  const asSmall = questions(SMALL);
  const asLarge = questions(LARGE);
  for (const family of Object.values(asSmall)) await ask(small, family);
  for (const family of Object.values(asLarge)) await ask(large, family);

  const figures = [];
  for (const name of Object.keys(asSmall)) {
    const results = await interleaved(ROUNDS, { small: () => ask(small, asSmall[name]), large: () => ask(large, asLarge[name]) });
    figures.push({
      what: name, line: 'scale', unit: '×', atMost: 1.5, value: ratio(results.large, results.small),
      note: `${short(median(results.large))} against ${short(median(results.small))} ms each`,
    });
  }
  await Promise.all([small.stop(), large.stop()]);
  return figures;
}
