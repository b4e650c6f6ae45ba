import { DURATION_LIMITS, EQUIPMENT, WOD_CATEGORIES, WOD_TYPES } from '@wod/domain';
import { pairText } from '../figures.mjs';
import { interleaved, ratio } from '../statistics.mjs';
import { unseen } from '../unseen.mjs';

export const title = 'processor time of an uncached list at 100,000 WODs, against the same at 250';

export const meaning =
  'Each question is asked at addresses that no cache has seen but that mean the same. Answers are not compressed, which would take ' +
  'most of the time at any size.';

const SMALL = 250;
const LARGE = 100_000;
/** Short ones, so that whatever else the machine does affects both sizes alike. */
const ROUNDS = 25;
const REQUESTS = 100;
/** Of those that are worked out anew. */
const QUESTIONS = 500;
const WARM_UP = 500;
const CONNECTIONS = 10;
const PAGE = '/api/wods?limit=12';

/** More questions than there are answers kept: each is worked out anew. @param {(index: number) => string} question */
const anew = (question) => Array.from({ length: QUESTIONS }, (_, index) => question(index));

/** Some of the equipment, another choice for each number. @param {number} index */
const kitOf = (index) => EQUIPMENT.filter((_, item) => item === 0 || ((index * 2654435761) >>> item) & 1).join(',');

/** A movement, and a kit without its equipment. @param {number} index */
function missing(index) {
  const [equipment] = EQUIPMENT.slice(1 + (index % (EQUIPMENT.length - 1)));
  const kit = kitOf(index)
    .split(',')
    .filter((item) => item !== equipment);
  return `exercise=exercise-${String(equipment).toLowerCase()}-${index % 7}&kit=${kit}`;
}

/** The queries, each a family that is asked in turn; their pages are full at any size. @param {number} wods in the library */
const questions = (wods) => ({
  'default list': [`${PAGE}&page=1`],
  'deep page': [`${PAGE}&page=${Math.floor(wods / 12)}`],
  type: WOD_TYPES.map((type) => `${PAGE}&type=${type}`),
  category: WOD_CATEGORIES.map((category) => `${PAGE}&category=${category}`),
  equipment: EQUIPMENT.map((equipment) => `${PAGE}&equipment=${equipment}`),
  'several at once': EQUIPMENT.map(
    (equipment, index) => `${PAGE}&equipment=${equipment}&type=${WOD_TYPES[index % 7]},${WOD_TYPES[(index + 1) % 7]}&maxMinutes=45`,
  ),
  maxMinutes: [15, 30, 45].map((minutes) => `${PAGE}&maxMinutes=${minutes}`),
  kit: EQUIPMENT.map((_, index) => `${PAGE}&kit=${EQUIPMENT.filter((_, other) => (other + index) % 20 < 15).join(',')}`),
  'facet counts': [`${PAGE}&facets=1`],
  'facet counts of a kit': anew((index) => `${PAGE}&facets=1&kit=${kitOf(index)}`),
  'near fits': anew((index) => `${PAGE}&near=1&${missing(index)}&type=${WOD_TYPES[index % 7]}&maxMinutes=${DURATION_LIMITS[index % 3]}`),
  'A to Z': WOD_TYPES.map((type, index) => `${PAGE}&sort=name&type=${type}&page=${1 + (index % 2)}`),
  'shortest first': WOD_CATEGORIES.map((category, index) => `${PAGE}&sort=shortest&category=${category}&page=${1 + index}`),
  draw: anew((index) => `${PAGE}&draw=${1 + index}&type=${WOD_TYPES[index % 7]}`),
});

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ library, load }) {
  const small = await library(SMALL);
  const large = await library(LARGE);
  /** Asks the next questions of a family. @param {typeof small} product @param {string[]} family */
  const asker = (product, family) => {
    let asked = 0;
    const next = () => unseen(String(family[asked++ % family.length]));
    return async (count = REQUESTS) => {
      const paths = Array.from({ length: count }, next);
      // Compression would dominate at any size.
      return (await load.measure(product, { paths, connections: CONNECTIONS, count, encoding: 'identity' })).cpu / 1000;
    };
  };
  const asLarge = questions(LARGE);
  const families = Object.entries(questions(SMALL)).map(([name, family]) => ({
    name,
    small: asker(small, family),
    large: asker(large, asLarge[/** @type {keyof typeof asLarge} */ (name)]),
  }));
  // Both compile their hot code.
  for (const ask of families) await ask.small(WARM_UP);
  for (const ask of families) await ask.large(WARM_UP);

  const figures = [];
  for (const { name, ...ask } of families) {
    const results = await interleaved(ROUNDS, { small: () => ask.small(), large: () => ask.large() });
    figures.push({
      what: name,
      line: 'scale',
      unit: '×',
      atMost: 1.5,
      value: ratio(results.large, results.small),
      note: `${pairText(results.large, results.small, 'ms')} each`,
    });
  }
  return figures;
}
