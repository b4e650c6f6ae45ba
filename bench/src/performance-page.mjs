// The content of docs/performance.md: the goals with the worst figure of each, then all figures of each part.
import { distance, goalText, isReached, mark, short, valueText } from './figures.mjs';

/** The lines of the table of goals, in order: what is measured, and against which reference of the same run. */
const LINES = {
  rate: ['list and detail, 50 connections: requests/s', 'bare node:http sending the same bytes'],
  p99: ['list and detail, 50 connections: p99', 'bare node:http sending the same bytes'],
  miss: ['list and detail on a miss: processor time', 'bare node:http with one mysql2 query for the same rows'],
  scale: ['default list, each filter, deep page at 100,000 WODs', 'the same at 250 WODs'],
  sessions: ['list of training sessions, 10,000 of them: p99', 'the same with 10 of them'],
  search: ['search at 100,000 WODs, exact total, any filters: p99', ''],
  'search ratio': ['search at 100,000 WODs, exact total, any filters: p99', 'a plain substring scan of the same texts'],
  flood: ['reads of single WODs in a flood of searches or of pages of 1,000 WODs: p99', 'the same reads without the flood'],
  waits: ['longest wait of others while one long question is answered or one large change made, at 100,000 WODs', ''],
  start: ['start with 100,000 WODs', ''],
  'second start': ['start with the catalogue', ''],
  'first start': ['first start, which imports the catalogue', ''],
  write: ['a write at 100,000 WODs, slowest', ''],
  memory: ['memory, 50 connections, 250 WODs', ''],
  flat: ['memory, 50 connections, 250 WODs: last quarter of the load', 'the second quarter'],
  lcp: ['LCP of list and detail, Lighthouse mobile, throttling applied', 'the same page without any script'],
  'lcp worked out': ['LCP of list and detail, Lighthouse mobile, worked out from a fast load', 'the same page without any script'],
  'lcp floor': ['its floor: the page with React and the router, which touch nothing', 'the same page without any script'],
  lighthouse: ['Lighthouse, every public page, lowest category', ''],
  cls: ['layout shift, sum over all public pages', ''],
  'bf-cache': ['pages that the back/forward cache refuses', ''],
  javascript: ['JavaScript of a first view, brotli', ''],
  floor: ['its floor: React, React DOM and the router alone', ''],
  'one bundle': ['JavaScript of a first view, brotli', 'the same pages in one bundle without federation'],
  remote: ['JavaScript of a further remote', ''],
  requests: ['requests of a first view', ''],
  content: ['sequential round trips before content', ''],
  interactive: ['sequential round trips before interactive', ''],
  tbt: ["blocking time above the static page's", "the one-bundle build's"],
  navigation: ['from a click to the painted detail page', ''],
  interactions: ['from a tap or a key to the next frame, on a phone with a processor slowed four times', ''],
  'documents cached': ['documents from the cache, for each second of one core', ''],
  'list rendered': ['lists rendered, for each second of one core', ''],
  'detail rendered': ['details rendered, for each second of one core', ''],
};

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** @param {import('./figures.mjs').Figure[]} figures @returns {string[][]} */
function goalRows(figures) {
  return Object.entries(LINES).flatMap(([line, [what = '', reference = '']]) => {
    const all = figures.filter((figure) => figure.line === line);
    if (all.length === 0) return [[what, reference || '–', '', 'left out', '']];
    const worst = all.reduce((one, other) => (distance(other) > distance(one) ? other : one));
    const missed = all.filter((figure) => isReached(figure) === false).length;
    const result =
      all.length === 1
        ? valueText(worst)
        : `${valueText(worst)} (${worst.what.replace(/:.*/, '')}${missed > 0 ? `; ${missed} of ${all.length} missed` : ''})`;
    return [[what, reference || '–', goalText(worst), result, mark(worst)]];
  });
}

/** @param {import('./figures.mjs').Report} report */
function section({ part, title, meaning, figures, leftOut }) {
  const rows = figures.map((figure) => [figure.what, valueText(figure), goalText(figure), mark(figure), figure.note ?? '']);
  const body = leftOut === undefined ? table(['what', 'result', 'goal', '', 'made of'], rows) : `Left out: ${leftOut}.`;
  return `## ${part}\n\n${title.charAt(0).toUpperCase()}${title.slice(1)}. \`npm run bench -- ${part}\`\n\n${meaning}\n\n${body}\n`;
}

/**
 * @param {import('./runs.mjs').Kept} kept all parts
 * @returns {string} Markdown
 */
export function performancePage({ reports, machine: { cpu, cores, memory, node, platform }, date, runs }) {
  return `# Performance

Written by \`npm run bench\`, which measures all of this anew and needs no configuration; how it works is described
in [bench/README.md](../bench/README.md). ${date}, ${runs === 1 ? 'one run' : `${short(runs)} runs`}: ${cpu}, ${cores} cores, ${memory}, Node ${node}, ${platform}.

Ratios compare two things that took turns, round after round, in the same minutes on that machine, so they travel; times don't.
Every figure is the worst of the runs, with the least and the most of them behind it. Where a line stands for several figures, the one furthest from its goal is shown.

${table(['what', 'reference in the same run', 'goal', 'result', ''], goalRows(reports.flatMap(({ figures }) => figures)))}

${reports.map(section).join('\n')}`;
}
