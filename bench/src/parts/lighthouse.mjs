import lighthouse from 'lighthouse';
import { NO_CHROMIUM, chromiumPath, withChromium } from '../chromium.mjs';
import { short } from '../figures.mjs';
import { Product } from '../product.mjs';
import { publicPages } from '../public-pages.mjs';
import { interleaved, median } from '../statistics.mjs';

export const title = 'Lighthouse, mobile, medians of 3: the lowest of the four categories';

const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @returns {string | undefined} why this part can't run */
export const missing = () => (chromiumPath() === undefined ? NO_CHROMIUM : undefined);

/**
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function run({ data }) {
  const product = await Product.start({ dataDir: await data.catalogue() });
  const { home, list, detail } = await publicPages(product);
  const tasks = Object.entries({ home, list, detail }).map(([name, path]) => [name, () => audit(product.origin + path)]);
  const results = await interleaved(ROUNDS, Object.fromEntries(tasks));
  await product.stop();
  return Object.entries(results).map(([name, reports]) => figure(name, reports));
}

/** On a busy machine a run can miss the start of the page, so it gets a second try. @param {string} url */
async function audit(url, triesLeft = 1) {
  const { lhr } = await withChromium(({ port }) => lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES }));
  if (!lhr.runtimeError) return lhr;
  if (triesLeft === 0) throw new Error(`Lighthouse could not load ${url}: ${lhr.runtimeError.message}`);
  return audit(url, triesLeft - 1);
}

/** @param {string} name @param {Awaited<ReturnType<typeof audit>>[]} reports */
function figure(name, reports) {
  const middle = (read) => median(reports.map(read));
  const scores = CATEGORIES.map((category) => Math.round(middle((report) => report.categories[category].score) * 100));
  const metric = (id) => middle((report) => report.audits[id].numericValue);
  const details = [
    `LCP ${short(metric('largest-contentful-paint') / 1000)} s`,
    `CLS ${short(metric('cumulative-layout-shift'))}`,
    `TBT ${short(metric('total-blocking-time'))} ms`,
  ];
  const named = CATEGORIES.map((category, index) => `${category} ${scores[index]}`);
  const lost = Object.values(reports[0].audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0);
  if (lost.length > 0) details.push(`failed: ${lost.map(({ id }) => id).join(', ')}`);
  return { what: name, unit: 'of 100', atLeast: 95, value: Math.min(...scores), note: [...named, ...details].join(', ') };
}
