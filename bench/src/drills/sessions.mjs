// 10,000 training sessions of ten WODs each, against 10 of them: the list must answer nearly as fast, its first page stay small,
// memory stay within its bound, and WODs be read as fast while sessions are listed. Every search is a new one.
// `node bench/src/drills/sessions.mjs`, about three minutes, on the embedded database; everything happens on loopback and in a
// temporary folder.
import { Product } from '@wod/testing/product';
import { pairText, short } from '../figures.mjs';
import { DataFolders } from '../library/data-folders.mjs';
import { LoadGenerator } from '../load.mjs';
import { wodIds } from '../public-pages.mjs';
import { interleaved, ratio } from '../statistics.mjs';
import { unseen } from '../unseen.mjs';
import { runDrill } from './drill.mjs';

const WODS = 2000;
const SESSIONS = { few: 10, many: 10_000 };
const ROUNDS = 7;
const REQUESTS = 400;
const CONNECTIONS = 4;
const WOD_SECONDS = 2;

const GOALS = { listP99: 3, firstPageKB: 60, memoryMB: 60, wods: 1.2 };

const LIST = '/api/training-sessions?view=summary';
const PAGE = 50;
let searches = 0;

/** Every page of this many sessions, in turn. @param {number} sessions */
const pages = (sessions) => (/** @type {number} */ index) => unseen(`${LIST}&page=${1 + (index % Math.ceil(sessions / PAGE))}`);
const search = () => `${LIST}&search=${['row', 'clim', 'umber', 'nowhere'][searches % 4]}%20${(searches += 1)}`;

/** Bytes on the wire. @param {Product} product @param {string} encoding */
async function bytesOf({ origin }, encoding) {
  const response = await fetch(origin + LIST, { headers: { 'accept-encoding': encoding } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

await runDrill(async (atEnd) => {
  const data = new DataFolders();
  const generator = () => atEnd((one) => one.stop(), LoadGenerator.start());
  const [load, beside] = [await generator(), await generator()];
  const started = async (/** @type {number} */ sessions) => {
    const dataDir = await data.library(WODS, sessions);
    const product = await atEnd((one) => one.stop(), Product.start({ dataDir, settings: { SEED: 'none' } }));
    return { product, atStart: (await product.usage()).rss };
  };
  const few = await started(SESSIONS.few);
  const many = await started(SESSIONS.many);
  const both = (/** @type {(product: Product, pathOf: (index: number) => string) => Promise<number>} */ task) =>
    ({ few: () => task(few.product, pages(SESSIONS.few)), many: () => task(many.product, pages(SESSIONS.many)) });

  const asked = (/** @type {(index: number) => string} */ pathOf) => Array.from({ length: REQUESTS }, (_, index) => pathOf(index));
  /** 99 of 100 answers take at most so long, in ms. @type {Parameters<typeof both>[0]} */
  const p99 = async ({ port }, pathOf) =>
    (await load.run({ port, paths: asked(pathOf), connections: CONNECTIONS, count: REQUESTS })).p99;
  const details = (await wodIds(many.product, 100)).map((id) => `/api/wods/${id}`);
  /** How fast WODs are read while somebody asks for lists of sessions all the time. @type {Parameters<typeof both>[0]} */
  const wodsBeside = async ({ port }, pathOf) => {
    const [{ p50 }] = await Promise.all([
      load.run({ port, paths: details, connections: CONNECTIONS, seconds: WOD_SECONDS }),
      beside.run({ port, paths: asked(pathOf), connections: 1, seconds: WOD_SECONDS }),
    ]);
    return p50;
  };

  // Warm-up: both compile their hot code.
  await interleaved(1, both(p99));
  const list = await interleaved(ROUNDS, both(p99));
  const found = await interleaved(ROUNDS, both((product) => p99(product, search)));
  const besideLists = await interleaved(ROUNDS, both(wodsBeside));
  const besideSearches = await interleaved(ROUNDS, both((product) => wodsBeside(product, search)));
  const [plain, compressed] = [await bytesOf(many.product, 'identity'), await bytesOf(many.product, 'br')];
  const memory = { atStart: many.atStart - few.atStart, atEnd: (await many.product.usage()).rss - (await few.product.usage()).rss };

  const results = {
    listP99: ratio(list.many, list.few), firstPageKB: plain / 1000, memoryMB: Math.max(memory.atStart, memory.atEnd), wods: ratio(besideLists.many, besideLists.few),
  };
  const ms = (/** @type {Record<'few' | 'many', number[]>} */ times) => pairText(times.many, times.few, 'ms');
  console.log(`A page of the list, p99: ${short(results.listP99)} × (${ms(list)}); a search, p99: ${ms(found)}`);
  console.log(`First page: ${short(plain / 1000)} KB plain, ${short(compressed / 1000)} KB in brotli`);
  console.log(`Memory: ${short(memory.atStart)} MB more at the start, ${short(memory.atEnd)} MB more at the end (${short(few.atStart)} MB with ${SESSIONS.few})`);
  console.log(`A WOD beside lists, p50: ${short(results.wods)} × (${ms(besideLists)}); beside searches: ${ms(besideSearches)}`);
  const missed = Object.entries(results).filter(([name, value]) => value > GOALS[/** @type {keyof typeof GOALS} */ (name)]);
  for (const [name, value] of missed) console.error(`${name}: ${short(value)}, more than the goal`);
  return missed.length === 0;
});
