// 10,000 training sessions of ten WODs each, against 10 of them: the list has to answer nearly as fast, its first page to stay small,
// the memory to stay in its bound, and WODs to be read as fast while sessions are listed. Searches are other ones each time.
// `node bench/src/drills/sessions.mjs`, about three minutes, on the embedded database; everything happens on loopback and in a
// temporary folder.
import { short } from '../figures.mjs';
import { DataFolders } from '../library/data-folders.mjs';
import { LoadGenerator } from '../load.mjs';
import { Product } from '../product.mjs';
import { interleaved, median, ratio } from '../statistics.mjs';
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

/** Every page of so many sessions in turn. @param {number} sessions */
const pages = (sessions) => (index) => unseen(`${LIST}&page=${1 + (index % Math.ceil(sessions / PAGE))}`);
const search = () => `${LIST}&search=${['row', 'clim', 'umber', 'nowhere'][searches % 4]}%20${(searches += 1)}`;

/** Bytes on the wire. */
async function bytesOf({ port }, encoding) {
  const response = await fetch(`http://127.0.0.1:${port}${LIST}`, { headers: { 'accept-encoding': encoding } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

await runDrill(async (atEnd) => {
  const data = new DataFolders();
  const [load, beside] = [await atEnd((generator) => generator.stop(), LoadGenerator.start()), await atEnd((generator) => generator.stop(), LoadGenerator.start())];
  const products = {};
  const atStart = {};
  for (const [name, count] of Object.entries(SESSIONS)) {
    products[name] = await atEnd((product) => product.stop(), Product.start({ dataDir: await data.library(WODS, count), seed: 'none' }));
    atStart[name] = (await products[name].usage()).rss;
  }
  const both = (task) => Object.fromEntries(Object.entries(SESSIONS).map(([name, count]) => [name, () => task(products[name], pages(count))]));

  /** 99 of 100 answers take at most so long, in ms. */
  const p99 = async ({ port }, pathOf) =>
    (await load.run({ port, paths: Array.from({ length: REQUESTS }, (_, index) => pathOf(index)), connections: CONNECTIONS, count: REQUESTS })).p99;
  const { wods } = await products.many.json('/api/wods?limit=100');
  const details = wods.map(({ id }) => `/api/wods/${id}`);
  /** How fast WODs are read while somebody asks for lists of sessions all the time. */
  const wodsBeside = async ({ port }, pathOf) => {
    const paths = Array.from({ length: REQUESTS }, (_, index) => pathOf(index));
    const [{ p50 }] = await Promise.all([
      load.run({ port, paths: details, connections: CONNECTIONS, seconds: WOD_SECONDS }),
      beside.run({ port, paths, connections: 1, seconds: WOD_SECONDS }),
    ]);
    return p50;
  };

  // Both compile what they run often.
  await interleaved(1, both(p99));
  const list = await interleaved(ROUNDS, both(p99));
  const found = await interleaved(ROUNDS, both((product) => p99(product, search)));
  const besideLists = await interleaved(ROUNDS, both(wodsBeside));
  const besideSearches = await interleaved(ROUNDS, both((product) => wodsBeside(product, search)));
  const [plain, compressed] = [await bytesOf(products.many, 'identity'), await bytesOf(products.many, 'br')];
  const memory = { atStart: atStart.many - atStart.few, atEnd: (await products.many.usage()).rss - (await products.few.usage()).rss };

  const results = {
    listP99: ratio(list.many, list.few), firstPageKB: plain / 1000, memoryMB: Math.max(memory.atStart, memory.atEnd), wods: ratio(besideLists.many, besideLists.few),
  };
  const ms = ({ many, few }) => `${short(median(many))} against ${short(median(few))} ms`;
  console.log(`A page of the list, p99: ${short(results.listP99)} × (${ms(list)}); a search, p99: ${ms(found)}`);
  console.log(`First page: ${short(plain / 1000)} KB plain, ${short(compressed / 1000)} KB in brotli`);
  console.log(`Memory: ${short(memory.atStart)} MB more at the start, ${short(memory.atEnd)} MB more at the end (${short(atStart.few)} MB with ${SESSIONS.few})`);
  console.log(`A WOD beside lists, p50: ${short(results.wods)} × (${ms(besideLists)}); beside searches: ${ms(besideSearches)}`);
  const missed = Object.entries(GOALS).filter(([name, goal]) => results[name] > goal);
  for (const [name, goal] of missed) console.error(`${name}: ${short(results[name])}, at most ${goal}`);
  return missed.length === 0;
});
