// `npm run bench [-- part …]`, or `node bench/src/bench.mjs [part …] [--json FILE]`: measures and reports. It fails only when it can't measure.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { machine, reportText } from './figures.mjs';
import { DataFolders } from './library/data-folders.mjs';
import { LoadGenerator } from './load.mjs';

/**
 * What the parts share.
 * @typedef {object} Bench
 * @property {DataFolders} data
 * @property {LoadGenerator} load
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {(bench: Bench) => Promise<import('./figures.mjs').Figure[]>} run
 * @property {() => string | undefined} [missing] why it can't run on this machine
 */

const PARTS = ['requests', 'scale', 'search', 'memory', 'documents', 'bytes', 'lighthouse'];

/** @param {string} name @param {Bench} bench @returns {Promise<import('./figures.mjs').Report>} */
async function measure(name, bench) {
  /** @type {Part} */
  const { title, run, missing } = await import(`./parts/${name}.mjs`);
  const leftOut = missing?.();
  return { part: name, title, leftOut, figures: leftOut === undefined ? await run(bench) : [] };
}

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; the parts are ${PARTS.join(', ')}.`);
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
process.once('SIGINT', () => process.exit(130));
try {
  for (const name of positionals.length > 0 ? positionals : PARTS) {
    const report = await measure(name, { data, load });
    reports.push(report);
    console.log(reportText(report));
  }
  if (values.json) await writeFile(values.json, `${JSON.stringify({ machine: machine(), reports }, null, 2)}\n`);
} catch (error) {
  console.error(error);
  process.exit(1);
}
await load.stop();
