import { median } from '@wod/testing/statistics';
import { audit, metric } from '../audit.mjs';
import { short } from '../figures.mjs';
import { firstViews } from '../first-view.mjs';
import { publicPages } from '../public-pages.mjs';
import { startFloorSite, startOneBundleSite, startStaticSite } from '../reference-sites.mjs';
import { interleaved, ratio } from '../statistics.mjs';

export const title = 'list and detail against the same page without any script, and in one bundle; Lighthouse, mobile';

const ROUNDS = 3;

export const meaning =
  `Medians of ${ROUNDS} interleaved rounds. The static page is the product's document with its stylesheets and font, without scripts and ` +
  'the data for them; the one bundle is the one of `first-view` in the same document. Both are sent by a bare server with the ' +
  "product's headers and compression. LCP is measured twice: with the slow network and processor applied to a real load, and as " +
  'Lighthouse by default works it out from a fast load. The latter counts every script that this fast load has fetched before its first ' +
  'paint, although browsers ask for it after what the page looks like; its floor is the static page with React and the router as its ' +
  'only script, which touches nothing. Blocking time is what the scripts add to that of the static page. It counts what goes beyond ' +
  '50 ms in one task, so a task of about that length makes two runs of the same page differ: up to 10 ms are taken for 10 ms.';

/** Shorter blocking times than this can't be told apart. */
const NOTHING_MS = 10;

export const needs = 'Chromium';

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ catalogue }) {
  const product = await catalogue();
  const { list, detail } = await publicPages(product);
  const pages = { list, detail };
  const sites = {
    product,
    static: await startStaticSite(product, pages),
    floor: await startFloorSite(product, pages),
    oneBundle: await startOneBundleSite(product, pages),
  };
  // Throws if the reference page doesn't hydrate.
  await firstViews(sites.oneBundle.origin, pages);

  const tasks = Object.entries(pages).flatMap(([name, { path }]) =>
    Object.entries(sites).map(([site, { origin }]) => [`${name} ${site}`, () => audit(origin + path, ['performance'])]),
  );
  const applied = Object.entries(pages).flatMap(([page, { path }]) =>
    Object.entries({ product, static: sites.static }).map(([name, site]) => [
      `${page} ${name} applied`,
      () => audit(site.origin + path, ['performance'], 'devtools'),
    ]),
  );
  const results = await interleaved(ROUNDS, Object.fromEntries([...tasks, ...applied]));
  await Promise.all(Object.values(sites).map((site) => site.stop()));
  return Object.keys(pages).flatMap((name) => figures(name, (site, key) => (results[`${name} ${site}`] ?? []).map((report) => metric(report, key))));
}

/** @param {string} name @param {(site: string, key: 'lcp' | 'tbt') => number[]} read @returns {import('../figures.mjs').Figure[]} */
function figures(name, read) {
  const lcp = (/** @type {string} */ site) => `${short(median(read(site, 'lcp')) / 1000)} s`;
  const lcpRatio = (/** @type {string} */ product, /** @type {string} */ page) => ({
    unit: '×',
    atMost: 1.1,
    value: ratio(read(product, 'lcp'), read(page, 'lcp')),
  });
  const tbt = (/** @type {string} */ site) => median(read(site, 'tbt'));
  const added = (/** @type {string} */ site) => Math.max(tbt(site) - tbt('static'), 0);
  const blocking = (/** @type {string} */ site) => Math.max(added(site), NOTHING_MS);
  return [
    {
      what: `${name}: LCP`,
      line: 'lcp',
      ...lcpRatio('product applied', 'static applied'),
      note: `${lcp('product applied')} against ${lcp('static applied')}`,
    },
    {
      what: `${name}: LCP, worked out`,
      line: 'lcp worked out',
      ...lcpRatio('product', 'static'),
      note: `${lcp('product')} against ${lcp('static')}; one bundle ${lcp('oneBundle')}`,
    },
    {
      what: `${name}: LCP, worked out, floor`,
      line: 'lcp floor',
      unit: '×',
      value: ratio(read('floor', 'lcp'), read('static', 'lcp')),
      note: lcp('floor'),
    },
    {
      what: `${name}: blocking time`,
      line: 'tbt',
      unit: '×',
      atMost: 1,
      value: blocking('product') / blocking('oneBundle'),
      note: `${short(added('product'))} against ${short(added('oneBundle'))} ms above the static page's ${short(tbt('static'))} ms`,
    },
  ];
}
