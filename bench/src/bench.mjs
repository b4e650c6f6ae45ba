// `npm run bench [-- part … --runs N --compare --minutes N]` measures and reports, and fails only when it can't measure. All parts
// together write docs/performance.md and docs/performance.json.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ROOT } from '@wod/testing/paths';
import { installedServer } from '@wod/testing/private-server';
import { Product } from '@wod/testing/product';
import { buildIfStale } from '@wod/tools/build-state';
import { chromiumPath } from './chromium.mjs';
import { machine, reportText } from './figures.mjs';
import { LoadGenerator } from './load.mjs';
import { performancePage } from './performance-page.mjs';
import { worse, worstOf } from './runs.mjs';

/**
 * What the parts share. A product that one part starts has ended before the next part begins.
 * @typedef {object} Bench
 * @property {() => Promise<Product>} catalogue starts the product with the catalogue that a first start imports
 * @property {(wods: number, sessions?: number) => Promise<Product>} library starts the product with a made-up library
 * @property {LoadGenerator} load
 * @property {number} minutes how long memory is watched under load
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {string} meaning how to read its figures
 * @property {(bench: Bench) => Promise<import('./figures.mjs').Figure[]>} run
 * @property {keyof typeof NEEDS} [needs] something that not every machine has
 */

const PARTS = [
  'requests',
  'misses',
  'scale',
  'search',
  'sessions',
  'flood',
  'waits',
  'start',
  'memory',
  'documents',
  'first-view',
  'navigation',
  'interactions',
  'static-page',
  'lighthouse',
];

/** How often all parts are measured unless told otherwise. */
const RUNS = 3;
/** Kept with the sources; `--compare` compares with it. */
const KEPT = `${ROOT}docs/performance.json`;

/** What parts need: how to find it, and its Debian package. */
const NEEDS = { Chromium: { find: chromiumPath, debian: 'chromium' }, MariaDB: { find: installedServer, debian: 'mariadb-server' } };

/** @param {string} name @param {Pick<Bench, 'load' | 'minutes'>} options @returns {Promise<import('./figures.mjs').Report>} */
async function measure(name, options) {
  /** @type {Part} */
  const { title, meaning, run, needs } = await import(`./parts/${name}.mjs`);
  const report = { part: name, title, meaning, figures: [] };
  if (needs && NEEDS[needs].find() === undefined) {
    return { ...report, leftOut: `no ${needs} found; \`apt-get install ${NEEDS[needs].debian}\` installs it` };
  }
  /** @type {Product[]} */
  const products = [];
  const start = async (/** @type {string} */ dataDir, /** @type {NodeJS.ProcessEnv} */ settings) => {
    const product = await Product.start({ dataDir, settings });
    products.push(product);
    return product;
  };
  try {
    const catalogue = async () => start(await data.catalogue(), {});
    const library = async (/** @type {number} */ wods, sessions = 0) => start(await data.library(wods, sessions), { SEED: 'none' });
    return { ...report, figures: await run({ ...options, catalogue, library }) };
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    return { ...report, leftOut: `it could not be measured (${error instanceof Error ? error.message : error})` };
  } finally {
    await Promise.all(products.map((product) => product.stop()));
  }
}

/** @param {import('./runs.mjs').Kept} kept */
async function keep(kept) {
  await writeFile(`${ROOT}docs/performance.md`, performancePage(kept));
  await writeFile(KEPT, `${JSON.stringify(kept, null, 1)}\n`);
}

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string' }, compare: { type: 'boolean' }, minutes: { type: 'string', default: '2' } },
  allowPositionals: true,
});
const isWhole = positionals.length === 0;
const minutes = Number(values.minutes);
const runs = Number(values.runs ?? (isWhole ? RUNS : 1));
const unknown = positionals.filter((name) => !PARTS.includes(name));
if (unknown.length > 0 || !(minutes > 0) || !(runs >= 1)) {
  console.error(`usage: npm run bench [-- PART … --runs N --compare --minutes N]\nThe parts are ${PARTS.join(', ')}.`);
  process.exit(1);
}

if (values.compare && !existsSync(KEPT)) {
  console.error('There is nothing to compare with: docs/performance.json is written by a run of all parts.');
  process.exit(1);
}
/** @type {import('./runs.mjs').Kept | undefined} */
const before = values.compare ? JSON.parse(await readFile(KEPT, 'utf8')) : undefined;

await buildIfStale();
// From here on what was built is there to be imported.
const { DataFolders } = await import('./library/data-folders.mjs');
const { cpu, cores, memory, node, platform } = machine();
console.log(`${cpu}, ${cores} cores, ${memory}, Node ${node}, ${platform}`);

const data = new DataFolders();
const load = await LoadGenerator.start();
// Whatever ends the benchmark ends its processes and removes its folders.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
const all = [];
let reports = /** @type {import('./figures.mjs').Report[]} */ ([]);
for (let run = 1; run <= runs; run += 1) {
  if (runs > 1) console.log(`\nRun ${run} of ${runs}`);
  const measured = [];
  for (const name of isWhole ? PARTS : positionals) {
    const began = performance.now();
    const report = await measure(name, { load, minutes });
    measured.push(report);
    console.log(`${reportText(report)}\n  measured in ${Math.round((performance.now() - began) / 1000)} s`);
  }
  all.push(measured);
  reports = worstOf(all);
  // After each run: whoever ends the benchmark keeps the runs before.
  if (isWhole) await keep({ date: new Date().toISOString().slice(0, 10), runs: run, machine: machine(), reports });
}
if (before) {
  const lines = worse(reports, machine(), before);
  console.log(
    [
      '',
      lines.length > 0
        ? 'Worse than the kept figures by more than their spread:'
        : 'Nothing is worse than the kept figures by more than their spread.',
      ...lines,
    ].join('\n'),
  );
}
// Anything a failed part left running ends with this process.
process.exit();
