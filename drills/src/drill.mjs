import { untilAnswers } from '@wod/testing/api';
import { startDeployment } from '@wod/testing/deployment';
import { freePort } from '@wod/testing/ports';
import { Product } from '@wod/testing/product';
import { median } from '@wod/testing/statistics';
import { temporaryFolder } from '@wod/testing/temporary-folder';

export const PASSWORD = "the drill's";

/** The number given on the command line. @param {number} usual */
export const amount = (usual) => Number(process.argv[2] ?? usual);

/**
 * Runs a drill, and ends everything it started whatever happens, even Ctrl-C. The exit code is 1 if it fails or misses its goal.
 * @param {(atEnd: AtEnd) => Promise<boolean>} work tells whether the goal was reached
 *
 * @typedef {<Thing>(end: (thing: Thing) => unknown, starting?: Thing | Promise<Thing>) => Promise<Thing>} AtEnd registers how to
 *   end a thing, even one that is still starting; the last one is ended first
 */
export async function runDrill(work) {
  /** @type {(() => Promise<unknown>)[]} */
  const ends = [];
  /** @type {AtEnd} */
  const atEnd = (end, starting) => {
    const started = Promise.resolve(/** @type {typeof starting & {}} */ (starting));
    // A failed start has been reported already.
    ends.push(() => started.then(end, () => undefined));
    return started;
  };
  /** @type {Promise<void> | undefined} */
  let ending;
  const end = () =>
    (ending ??= (async () => {
      for (let last = ends.pop(); last; last = ends.pop()) await last();
    })());
  const interrupted = () => void end().finally(() => process.exit(130));
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, interrupted);
  try {
    if (!(await work(atEnd))) process.exitCode = 1;
  } catch (error) {
    // While everything is being ended, failures are expected.
    if (!ending) throw error;
  } finally {
    await end();
    for (const signal of signals) process.off(signal, interrupted);
  }
}

/**
 * Starts the whole product in one process, on the embedded database.
 * @param {AtEnd} atEnd @param {{ dataDir?: string, settings?: NodeJS.ProcessEnv }} [options]
 */
export function startProduct(atEnd, { dataDir, settings } = {}) {
  return atEnd((product) => product.stop(), Product.start({ dataDir, settings: { ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'silent', ...settings } }));
}

/**
 * The product on one port and one folder, to be killed and started again.
 * @param {AtEnd} atEnd @param {string} [dataDir]
 */
export async function startToKill(atEnd, dataDir = temporaryFolder()) {
  const settings = { PORT: String(await freePort()) };
  const start = async () => {
    const product = await startProduct(atEnd, { dataDir, settings });
    await untilAnswers(`${product.origin}/api/wods`);
    return product;
  };
  let product = await start();
  return {
    origin: product.origin,
    kill: () => product.kill(),
    /** @returns how many ms the first answer took */
    async startAgain() {
      const began = performance.now();
      product = await start();
      return performance.now() - began;
    },
  };
}

/**
 * Starts the product on several processes behind the gateway.
 * @param {AtEnd} atEnd @param {import('@wod/testing/deployment').Options} [options]
 */
export function startBehindGateway(atEnd, { settings, ...options } = {}) {
  return atEnd(({ close }) => close(), startDeployment({ ...options, settings: { ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'warn', ...settings } }));
}

/** Counts how often each thing occurs. @extends {Map<unknown, number>} */
export class Tally extends Map {
  /** @param {unknown} what */
  add(what) {
    this.set(what, (this.get(what) ?? 0) + 1);
  }

  get text() {
    return [...this].map(([what, times]) => `${times.toLocaleString('en')} × ${what}`).join(', ');
  }
}

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {readonly number[]} times in ms, at least one */
export const spread = (times) => `median ${Math.round(median(times))} ms, slowest ${Math.round(Math.max(...times))} ms`;

/**
 * A line about what readers were served.
 * @param {string} what
 * @param {number} width
 * @param {Served | undefined} served undefined makes the header
 * @param {string} rest
 */
export function servedLine(what, width, served, rest) {
  const cells = served
    ? [served.reads, served.p50.toFixed(1), served.p99.toFixed(1), served.slowest.toFixed(0)]
    : ['reads', 'p50 ms', 'p99 ms', 'slowest'];
  return `${what.padEnd(width)} ${cells.map((cell) => String(cell).padStart(7)).join(' ')}   ${rest}`;
}

/** @typedef {{ reads: number, p50: number, p99: number, slowest: number }} Served times in ms */
