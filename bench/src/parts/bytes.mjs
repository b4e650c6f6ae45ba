import { get } from 'node:http';
import puppeteer from 'puppeteer-core';
import { chromiumPath, withChromium } from '../chromium.mjs';
import { short } from '../figures.mjs';
import { Product } from '../product.mjs';
import { publicPages } from '../public-pages.mjs';

export const title = 'brotli bytes of the first view of each public page';

/** @typedef {{ scripts: string[], requests: number }} Loaded scripts: their paths */

/** What a document asks for at once, by kind. */
const LINKS = {
  script: /<script type="module" src="([^"]+)"|<link rel="modulepreload" href="([^"]+)"/g,
  style: /<link rel="stylesheet" href="([^"]+)"/g,
  font: /<link rel="preload" href="([^"]+)" as="font"/g,
};

/**
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function run({ data }) {
  const product = await Product.start({ dataDir: await data.catalogue() });
  const pages = await publicPages(product);
  const loaded = chromiumPath() === undefined ? {} : await withChromium(({ port }) => loadAll(port, product.origin, pages));
  const figures = [];
  for (const [name, path] of Object.entries(pages)) figures.push(await figure(name, path, product, loaded[name]));
  await product.stop();
  return figures;
}

/** @param {string} name @param {string} path @param {Product} product @param {Loaded} [loaded] what a browser loaded */
async function figure(name, path, product, loaded) {
  const html = await (await fetch(product.origin + path)).text();
  const named = Object.fromEntries(
    Object.entries(LINKS).map(([kind, pattern]) => [kind, [...html.matchAll(pattern)].map((match) => match[1] ?? match[2])]),
  );
  const scripts = loaded ? loaded.scripts : named.script;
  const size = async (paths) => (await Promise.all(paths.map((file) => wireLength(product.origin, file)))).reduce((sum, bytes) => sum + bytes, 0) / 1000;
  const kilobytes = async (paths) => `${short(await size(paths))} kB`;
  const requests = loaded
    ? `${loaded.requests} requests in Chromium, ${scripts.length} of them scripts (the document names ${named.script.length})`
    : `the document names ${named.script.length} scripts`;
  return {
    what: `${name}: JavaScript`, unit: 'kB', atMost: 110, value: await size(scripts),
    note: `CSS ${await kilobytes(named.style)}, font ${await kilobytes(named.font)}, HTML ${await kilobytes([path])}; ${requests}`,
  };
}

/** The length of a file's body as a browser gets it. @param {string} origin @param {string} path @returns {Promise<number>} */
function wireLength(origin, path) {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers: { 'accept-encoding': 'br' } }, async (response) => resolve(Buffer.concat(await response.toArray()).length)).on('error', reject);
  });
}

/**
 * Loads each page as a first visitor, without touching it, until the network is quiet.
 * @param {number} browserPort @param {string} origin @param {Record<string, string>} pages
 * @returns {Promise<Record<string, Loaded>>}
 */
async function loadAll(browserPort, origin, pages) {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${browserPort}` });
  /** @type {Record<string, Loaded>} */
  const loaded = {};
  for (const [name, path] of Object.entries(pages)) {
    const visitor = await browser.createBrowserContext();
    const page = await visitor.newPage();
    const finished = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(origin + path, { waitUntil: 'networkidle0' });
    const scripts = finished.filter((request) => request.resourceType() === 'script').map((request) => new URL(request.url()).pathname);
    loaded[name] = { scripts: [...new Set(scripts)], requests: finished.length };
    await visitor.close();
  }
  await browser.disconnect();
  return loaded;
}
