import { record } from '../bare-server.mjs';
import { short } from '../figures.mjs';
import { firstViews } from '../first-view.mjs';
import { emptyRemoteBytes, floorScript, oneBundle } from '../one-bundle/build.mjs';
import { publicPages } from '../public-pages.mjs';

export const title = 'bytes, requests and round trips of a first view, against the same pages in one bundle without federation';

export const meaning =
  'A first view is all that Chromium asks for until the page is hydrated, without the icon that browsers fetch on their own; what ' +
  'is loaded ahead afterwards is named beside it. The one bundle is built from the same sources with the same loaders: the shell and ' +
  'the public section together, with a chunk for each page (and one for the planner), and nothing that loads a stylesheet. The floor ' +
  'is React, React DOM and the router without any page. A further remote is one with an empty page: what a browser loads of it. A ' +
  'request belongs to the round after the file that asked for it: the document is 1, what it names is 2. Content is there with the ' +
  'document when its heading stands in the HTML, and a page is interactive with the last script or data that it is hydrated with.';

export const needs = 'Chromium';

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ catalogue }) {
  const product = await catalogue();
  const pages = await publicPages(product);
  const views = await firstViews(product.origin, pages);
  const { bytesOf } = await oneBundle();
  const { walked, arrived } = await emptyRemoteBytes();
  const figures = [];
  for (const [name, page] of Object.entries(pages)) {
    const asked = views.get(name) ?? [];
    const first = asked.filter(({ ahead, kind }) => !ahead && kind !== 'Other');
    const ahead = asked.filter((request) => request.ahead);
    figures.push(...(await byteFigures(name, product, { first, ahead, oneBundleBytes: await bytesOf(page) })));
    figures.push(...(await roundFigures(name, product, { first, ahead, path: page.path })));
  }
  figures.push(
    { what: 'floor: React, React DOM and the router alone', line: 'floor', unit: 'kB', value: (await floorScript()).length / 1000 },
    { what: 'a further remote, walked to', line: 'remote', unit: 'kB', atMost: 3, value: walked / 1000 },
    { what: 'a further remote, arrived in', line: 'remote', unit: 'kB', atMost: 3, value: arrived / 1000 },
  );
  return figures;
}

/** @typedef {import('../first-view.mjs').Asked} Asked */

/** @param {Asked[]} asked @param {string} kind */
const ofKind = (asked, kind) => asked.filter((request) => request.kind === kind);

/**
 * @param {string} name @param {import('@wod/testing/product').Product} product @param {{ first: Asked[], ahead: Asked[], oneBundleBytes: number }} view
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
async function byteFigures(name, { port }, { first, ahead, oneBundleBytes }) {
  const javascript = await wireBytes(port, ofKind(first, 'Script'));
  const kilobytes = async (/** @type {Asked[]} */ asked, /** @type {string} */ kind) =>
    `${short((await wireBytes(port, ofKind(asked, kind))) / 1000)} kB`;
  const beside = [
    `CSS ${await kilobytes(first, 'Stylesheet')}`,
    `font ${await kilobytes(first, 'Font')}`,
    `HTML ${await kilobytes(first, 'Document')}`,
  ];
  return [
    {
      what: `${name}: JavaScript`,
      line: 'javascript',
      unit: 'kB',
      atMost: 104,
      value: javascript / 1000,
      note: `${beside.join(', ')}; ${await kilobytes(ahead, 'Script')} of scripts ahead`,
    },
    {
      what: `${name}: JavaScript against one bundle`,
      line: 'one bundle',
      unit: '×',
      atMost: 1.06,
      value: javascript / oneBundleBytes,
      note: `one bundle has ${short(oneBundleBytes / 1000)} kB`,
    },
  ];
}

/**
 * @param {string} name @param {import('@wod/testing/product').Product} product @param {{ first: Asked[], ahead: Asked[], path: string }} view
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
async function roundFigures(name, { origin }, { first, ahead, path }) {
  const html = await (await fetch(origin + path)).text();
  const interactive = Math.max(...['Document', 'Script', 'Fetch', 'XHR'].flatMap((kind) => ofKind(first, kind)).map(({ round }) => round));
  const counts = [...new Set(first.map(({ kind }) => kind))].map((kind) => `${kind.toLowerCase()} ${ofKind(first, kind).length}`);
  return [
    { what: `${name}: requests`, line: 'requests', unit: '', atMost: 6, value: first.length, note: `${counts.join(', ')}; ${ahead.length} ahead` },
    { what: `${name}: rounds before content`, line: 'content', unit: '', atMost: 1, value: /<h1[ >]/.test(html) ? 1 : interactive },
    { what: `${name}: rounds before interactive`, line: 'interactive', unit: '', atMost: 2, value: interactive },
  ];
}

/** The length of bodies as a browser gets them. @param {number} port @param {Asked[]} asked */
async function wireBytes(port, asked) {
  const bodies = await Promise.all([...new Set(asked.map(({ path }) => path))].map((path) => record(port, path)));
  return bodies.reduce((sum, { body }) => sum + body.length, 0);
}
