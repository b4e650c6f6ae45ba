// `npm run bench [-- part … --json FILE --minutes N]` measures and reports. It fails only when it can't measure. A run of all parts
// writes docs/performance.md.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { machine, reportText } from './figures.mjs';
import { DataFolders } from './library/data-folders.mjs';
import { LoadGenerator } from './load.mjs';
import { performancePage } from './performance-page.mjs';

/**
 * What the parts share.
 * @typedef {object} Bench
 * @property {DataFolders} data
 * @property {LoadGenerator} load
 * @property {number} minutes how long memory is watched under load
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {string} meaning how to read its figures
 * @property {(bench: Bench) => Promise<import('./figures.mjs').Figure[]>} run
 * @property {() => string | undefined} [missing] why it can't run on this machine
 */

const PARTS = [
  'requests', 'misses', 'scale', 'search', 'flood', 'start', 'memory', 'documents', 'first-view', 'navigation', 'static-page', 'lighthouse',
];
const PAGE = new URL('../../docs/performance.md', import.meta.url);

/** @param {string} name @param {Bench} bench @returns {Promise<import('./figures.mjs').Report>} */
async function measure(name, bench) {
  /** @type {Part} */
  const { title, meaning, run, missing } = await import(`./parts/${name}.mjs`);
  const report = { part: name, title, meaning, figures: [] };
  const leftOut = missing?.();
  if (leftOut !== undefined) return { ...report, leftOut };
  try {
    return { ...report, figures: await run(bench) };
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    return { ...report, leftOut: `it could not be measured (${error.message})` };
  }
}

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, minutes: { type: 'string', default: '2' } },
  allowPositionals: true,
});
const minutes = Number(values.minutes);
const unknown = positionals.filter((name) => !PARTS.includes(name));
if (unknown.length > 0 || !(minutes > 0)) {
  console.error(`usage: npm run bench [-- PART … --json FILE --minutes N]\nThe parts are ${PARTS.join(', ')}.`);
  process.exit(1);
}

// The tools are plain scripts outside of every project, which a static import must not reach into.
const { buildIfStale } = await import(new URL('../../tools/build-state.mjs', import.meta.url).href);
await buildIfStale();
const { cpu, cores, memory, node, platform } = machine();
console.log(`${cpu}, ${cores} cores, ${memory}, Node ${node}, ${platform}`);

const data = new DataFolders();
const load = await LoadGenerator.start();
const reports = [];
// Whatever ends the benchmark ends its processes and removes its folders.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
for (const name of positionals.length > 0 ? positionals : PARTS) {
  const report = await measure(name, { data, load, minutes });
  reports.push(report);
  console.log(reportText(report));
}
if (positionals.length === 0) await writeFile(PAGE, performancePage(reports, machine(), new Date()));
if (values.json) await writeFile(values.json, `${JSON.stringify({ machine: machine(), reports }, null, 2)}\n`);
// What a part left running when it failed ends with this process.
process.exit();
