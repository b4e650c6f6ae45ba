import { send, signIn } from '@wod/testing/api';
import { Product } from '@wod/testing/product';
import { median } from '@wod/testing/statistics';
import { temporaryFolder } from '@wod/testing/temporary-folder';
import { short } from '../figures.mjs';
import { ADMIN_PASSWORD } from '../library/data-folders.mjs';

export const title = 'starts with the catalogue and with 100,000 WODs, and writes at 100,000';

export const meaning =
  'Ready is the time from the start of the process until it answers. A write is the whole HTTP request of an admin: when it is ' +
  'answered, the next read shows it, which the benchmark checks after each one. The slowest of all has to reach the goal.';

const SIZE = 100_000;
const STARTS = 3;
const WRITES = 30;

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ library }) {
  const large = await starts(() => library(SIZE));
  // The first start of each imports the catalogue.
  const folders = Array.from({ length: STARTS }, () => temporaryFolder());
  const catalogue = async (/** @type {number} */ round) => Product.start({ dataDir: folders[round] });
  const [first, second] = [await starts(catalogue), await starts(catalogue)];
  const product = await library(SIZE);
  const times = await write(product);
  const figures = Object.entries(times).map(([what, all]) => ({
    what: `${what}, slowest of ${WRITES}`,
    ...(what !== 'list after a write' && { line: 'write', atMost: 50 }),
    unit: 'ms',
    value: Math.max(...all),
    note: `median ${short(median(all))} ms`,
  }));
  return [
    { what: 'ready with 100,000 WODs', line: 'start', atMost: 5, ...large },
    { what: 'ready for the first time, the catalogue imported', line: 'first start', atMost: 6, ...first },
    { what: 'ready with the catalogue', line: 'second start', atMost: 1.5, ...second },
    ...figures,
  ];
}

/** @param {(round: number) => Promise<Product>} start */
async function starts(start) {
  /** @type {Record<'seconds' | 'cpu', number>[]} */
  const all = [];
  for (let round = 0; round < STARTS; round += 1) {
    const product = await start(round);
    all.push({ seconds: product.startSeconds, cpu: (await product.usage()).cpu });
    await product.stop();
  }
  const middle = (/** @type {'seconds' | 'cpu'} */ key) => median(all.map((one) => one[key]));
  return { unit: 's', value: middle('seconds'), note: `${short(middle('cpu'))} s of processor time; median of ${STARTS}` };
}

/** Makes WODs, renames and deletes them. @param {Product} product @returns the milliseconds each took, by operation */
async function write({ origin }) {
  const token = await signIn(origin, ADMIN_PASSWORD);
  const [{ id: exerciseId }] = await send(origin, 'GET', '/exercises');
  /** @type {Record<'create' | 'rename' | 'delete' | 'list after a write', number[]>} */
  const times = { create: [], rename: [], delete: [], 'list after a write': [] };
  /** @template Result @param {keyof typeof times} what @param {() => Promise<Result>} work */
  const timed = async (what, work) => {
    const began = performance.now();
    const result = await work();
    times[what].push(performance.now() - began);
    return result;
  };
  const newestIs = async (/** @type {(newest: { id: string, name: string }) => boolean} */ isIt) => {
    const { wods } = await timed('list after a write', () => send(origin, 'GET', '/wods?limit=12'));
    if (!isIt(wods[0])) throw new Error('A write was answered before the list showed it.');
  };

  for (let round = 0; round < WRITES; round += 1) {
    const wod = {
      name: `Written ${round}`,
      type: 'AMRAP',
      timeCapMinutes: 12,
      exercises: [
        { exerciseId, reps: 10 },
        { exerciseId, reps: 20 },
      ],
    };
    const { id } = await timed('create', () => send(origin, 'POST', '/wods', wod, token));
    await newestIs((newest) => newest.id === id);
    const name = `Renamed ${round}`;
    await timed('rename', () => send(origin, 'PUT', `/wods/${id}`, { ...wod, name }, token));
    await newestIs((newest) => newest.name === name);
    await timed('delete', () => send(origin, 'DELETE', `/wods/${id}`, undefined, token));
    await newestIs((newest) => newest.id !== id);
  }
  return times;
}
