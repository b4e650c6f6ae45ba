import { EQUIPMENT, WOD_CATEGORIES, WOD_TYPES, foldText } from '@wod/domain';
import { median, percentile } from '@wod/testing/statistics';
import { short } from '../figures.mjs';
import { EVERYWHERE, randomNumbers, wods, words } from '../library/library.mjs';
import { interleaved } from '../statistics.mjs';

export const title = 'searches that no cache knows, at 100,000 WODs, against a plain substring scan of the same texts';

export const meaning =
  'Each term is used once: one that is nowhere, one that is everywhere, one with a mix of filters and facet counts, one with typos, all with the ' +
  "exact total, and beginnings for suggestions. The scan looks through the same texts with `String.includes` in the benchmark's own process.";

const SIZE = 100_000;
const ROUNDS = 5;
const SEARCHES = 60;
const random = randomNumbers(2);
const from = (/** @type {readonly string[]} */ list) => list[Math.floor(random() * list.length)];

/** More than it ever takes as long as there is another term. */
const TRIES = 10_000;

/** Makes terms that have not been used before. @param {() => string} make */
function distinct(make) {
  /** @type {Set<string>} */
  const used = new Set();
  return () => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const term = make();
      if (!used.has(term) && used.add(term)) return term;
    }
    throw new Error(`${used.size} terms were used, and there are no others.`);
  };
}

/** A word with two neighbouring letters swapped. @param {string} word */
function misspelt(word) {
  const at = 1 + Math.floor(random() * (word.length - 2));
  return `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at]}${word.slice(at + 2)}`;
}

const LIST = '/api/wods?limit=12&search=';
const SUGGESTIONS = '/api/suggestions?q=';
const EVERY_WORD = EVERYWHERE.split(' ');

/** The kinds of searches, for one run, whose product has answered none yet; `filters` follows the term in the query. */
const kinds = () => ({
  // It starts like words in the texts, so that a scan can't reject it at once.
  'matches nothing': { path: LIST, term: distinct(() => `${words(random, 1)} ${Math.floor(random() * 1e6)}`), filters: () => '' },
  'matches everything': {
    path: LIST,
    term: distinct(() => {
      const start = Math.floor(random() * (EVERY_WORD.length - 2));
      const chosen = EVERY_WORD.slice(start, start + 2 + Math.floor(random() * 10));
      return [...chosen, chosen.at(-1)?.slice(0, 1 + Math.floor(random() * 3))].join(' ');
    }),
    filters: () => '',
  },
  'mix of filters': {
    path: LIST,
    term: distinct(() => words(random, 2).slice(0, -1 - Math.floor(random() * 3))),
    filters: () => `&type=${from(WOD_TYPES)},${from(WOD_TYPES)}&category=${from(WOD_CATEGORIES)}&equipment=${from(EQUIPMENT)}&maxMinutes=45&facets=1`,
  },
  typos: { path: LIST, term: distinct(() => words(random, 3).split(' ').map(misspelt).join(' ')), filters: () => '' },
  suggestions: { path: SUGGESTIONS, term: distinct(() => words(random, 2).slice(0, 2 + Math.floor(random() * 12))), filters: () => '' },
  'suggestions for typos': { path: SUGGESTIONS, term: distinct(() => misspelt(words(random, 2))), filters: () => '' },
});

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ library, load }) {
  const product = await library(SIZE);
  const texts = Array.from(wods(SIZE), ({ wod, entries }) =>
    foldText([wod.name, wod.description, ...entries.map((entry) => entry.exerciseName)].join('\n')),
  );
  const figures = [];
  for (const [what, { path, term, filters }] of Object.entries(kinds())) {
    /** @type {string[]} */
    let terms = [];
    const search = async () => {
      terms = Array.from({ length: SEARCHES }, term);
      const paths = terms.map((text) => `${path}${encodeURIComponent(text)}${filters()}`);
      return (await load.run({ port: product.port, paths, connections: 1, count: SEARCHES })).latencies ?? [];
    };
    const scan = async () => terms.map((text) => plainScan(texts, text));
    const results = await interleaved(ROUNDS, { search, scan });
    const searches = results.search.flat();
    const scans = results.scan.flat().map(({ took }) => took);
    const found = median(results.scan.flat().map((result) => result.found));
    const both = (/** @type {number} */ percent) => `${short(percentile(searches, percent))} against ${short(percentile(scans, percent))} ms`;
    figures.push(
      {
        what: `${what}: p99`,
        line: 'search',
        unit: 'ms',
        atMost: 40,
        value: percentile(searches, 99),
        note: `p50 ${both(50)}, p99 ${both(99)}; the scan finds a term in ${short(found)} texts`,
      },
      {
        what: `${what}: p99 against the scan's`,
        line: 'search ratio',
        unit: '×',
        atMost: 1.5,
        value: percentile(searches, 99) / percentile(scans, 99),
      },
    );
  }
  return figures;
}

/**
 * Counts the texts with a term.
 * @param {string[]} texts @param {string} term
 * @returns {{ took: number, found: number }} took: milliseconds
 */
function plainScan(texts, term) {
  const start = performance.now();
  let found = 0;
  for (const text of texts) if (text.includes(term)) found += 1;
  return { took: performance.now() - start, found };
}
