import { wodIds } from '@wod/testing/api';
import { pairText, short } from '../figures.mjs';
import { LoadGenerator } from '../load.mjs';
import { interleaved, ratio } from '../statistics.mjs';
import { unseen } from '../unseen.mjs';

export const title = '10,000 training sessions of ten WODs each, against 10 of them';

export const meaning =
  'Every page of summaries in turn, at addresses that no cache has seen, and searches that are each a new one; memory of the one against the ' +
  'other; and how fast WODs are read while somebody asks for lists of sessions all the time.';

const WODS = 2000;
const FEW = 10;
const MANY = 10_000;
const ROUNDS = 5;
const REQUESTS = 400;
const CONNECTIONS = 4;
const WOD_SECONDS = 1.5;

const LIST = '/api/training-sessions?view=summary';
const PAGE = 50;
let searches = 0;

const search = () => `${LIST}&search=${['row', 'clim', 'umber', 'nowhere'][searches % 4]}%20${(searches += 1)}`;

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ library, load }) {
  const beside = await LoadGenerator.start();
  const started = async (/** @type {number} */ sessions) => {
    const product = await library(WODS, sessions);
    const page = (/** @type {number} */ index) => unseen(`${LIST}&page=${1 + (index % Math.ceil(sessions / PAGE))}`);
    return { product, page, details: (await wodIds(product.origin, 100)).map((id) => `/api/wods/${id}`), atStart: (await product.usage()).rss };
  };
  const sites = { few: await started(FEW), many: await started(MANY) };

  /** @typedef {typeof sites.few} Site @typedef {(index: number) => string} PathOf */
  const asked = (/** @type {PathOf} */ pathOf) => Array.from({ length: REQUESTS }, (_, index) => pathOf(index));
  const p99 = async (/** @type {Site} */ { product: { port } }, /** @type {PathOf} */ pathOf) =>
    (await load.run({ port, paths: asked(pathOf), connections: CONNECTIONS, count: REQUESTS })).p99;
  const wodsBeside = async (/** @type {Site} */ { product: { port }, details }, /** @type {PathOf} */ pathOf) => {
    const [{ p50 }] = await Promise.all([
      load.run({ port, paths: details, connections: CONNECTIONS, seconds: WOD_SECONDS }),
      beside.run({ port, paths: asked(pathOf), connections: 1, seconds: WOD_SECONDS }),
    ]);
    return p50;
  };
  const inTurn = (/** @type {(site: Site) => Promise<number>} */ task, rounds = ROUNDS) =>
    interleaved(rounds, { many: () => task(sites.many), few: () => task(sites.few) });
  // Warm-up: both compile their hot code.
  await inTurn((site) => p99(site, site.page), 1);
  const lists = await inTurn((site) => p99(site, site.page));
  const found = await inTurn((site) => p99(site, search));
  const reads = await inTurn((site) => wodsBeside(site, site.page));

  const [plain, compressed] = await Promise.all(['identity', 'br'].map((encoding) => bytesOf(sites.many.product.origin, encoding)));
  const atEnd = (await sites.many.product.usage()).rss - (await sites.few.product.usage()).rss;
  const atStart = sites.many.atStart - sites.few.atStart;
  await beside.stop();
  /** @param {Record<'many' | 'few', number[]>} times */
  const times = ({ many, few }) => ({ unit: '×', value: ratio(many, few), note: pairText(many, few, 'ms') });
  return [
    { what: 'a page of the list: p99', line: 'sessions', atMost: 1.5, ...times(lists) },
    { what: 'a search: p99', ...times(found) },
    { what: 'first page', unit: 'kB', atMost: 60, value: Number(plain) / 1000, note: `${short(Number(compressed) / 1000)} kB in brotli` },
    {
      what: 'memory more',
      unit: 'MB',
      atMost: 60,
      value: Math.max(atStart, atEnd),
      note: `${short(atStart)} MB at the start, ${short(atEnd)} MB at the end`,
    },
    { what: 'a WOD beside lists: p50', atMost: 1.2, ...times(reads) },
  ];
}

/** Bytes of the first page on the wire. @param {string} origin @param {string} encoding */
async function bytesOf(origin, encoding) {
  const response = await fetch(origin + LIST, { headers: { 'accept-encoding': encoding } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}
