import { median } from '@wod/testing/statistics';
import { audit, metric } from '../audit.mjs';
import { short } from '../figures.mjs';
import { publicPages } from '../public-pages.mjs';
import { interleaved } from '../statistics.mjs';

export const title = 'Lighthouse, mobile: the lowest of the four categories of each public page';

const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

export const meaning =
  `Medians of ${ROUNDS} audits of each page on a simulated phone. Layout shifts are summed over all pages, the largest of each. The ` +
  'page for unknown addresses is missing because Lighthouse refuses to audit what is answered with 404; the forms of the planner and ' +
  'the sign-in are missing because they ask search engines to leave them out, which Lighthouse takes for a fault.';

export const needs = 'Chromium';

/** @typedef {import('../audit.mjs').Report} Report */

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ catalogue }) {
  const product = await catalogue();
  const pages = Object.entries(await publicPages(product));
  const tasks = pages.map(([name, { path }]) => [name, () => audit(product.origin + path, CATEGORIES)]);
  const results = await interleaved(ROUNDS, Object.fromEntries(tasks));
  const shifts = Object.values(results).map((reports) => Math.max(...reports.map((report) => metric(report, 'cls'))));
  const isKept = (/** @type {Report} */ report) => report.audits['bf-cache']?.score === 1;
  const left = Object.entries(results)
    .filter(([, reports]) => !reports.every(isKept))
    .map(([name]) => name);
  return [
    ...Object.entries(results).map(([name, reports]) => figure(name, reports)),
    { what: 'layout shift, all pages', line: 'cls', unit: '', atMost: 0, value: shifts.reduce((sum, shift) => sum + shift, 0) },
    { what: 'pages that the back/forward cache refuses', line: 'bf-cache', unit: '', atMost: 0, value: left.length, note: left.join(', ') },
  ];
}

/** @param {string} name @param {Report[]} reports */
function figure(name, reports) {
  const middle = (/** @type {(report: Report) => number} */ read) => median(reports.map(read));
  const scores = CATEGORIES.map((category) => Math.round(middle((report) => Number(report.categories[category]?.score)) * 100));
  const details = [
    ...CATEGORIES.map((category, index) => `${category} ${scores[index]}`),
    `LCP ${short(middle((report) => metric(report, 'lcp')) / 1000)} s`,
    `TBT ${short(middle((report) => metric(report, 'tbt')))} ms`,
  ];
  const lost = Object.values(reports[0]?.audits ?? {}).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0);
  if (lost.length > 0) details.push(`failed: ${lost.map(({ id }) => id).join(', ')}`);
  return { what: name, line: 'lighthouse', unit: 'of 100', atLeast: 98, value: Math.min(...scores), note: details.join(', ') };
}
