import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { BareServer, record } from './bare-server.mjs';
import { floorScript, oneBundle } from './one-bundle/build.mjs';

/** What a document loads: everything in its head that has an address. */
const LINKED = /<link [^>]*href="(\/[^"]+)"/g;
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const MODULES = /<script type="module"[^>]*><\/script>/g;
const PAGE_DATA = /<script type="application\/json"[^>]*>.*?<\/script>/gs;

/** As the product compresses its documents. */
const DOCUMENT = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The same headers for another body. @param {string[]} headers names and values in turn @param {Buffer} body */
const headersFor = (headers, body) =>
  headers
    .map((value, index) => (headers[index - 1]?.toLowerCase() === 'content-length' && index % 2 === 1 ? String(body.length) : value))
    .filter((_, index, all) => all[index - (index % 2)]?.toLowerCase() !== 'etag');

/**
 * @typedef {import('@wod/testing/product').Product} Product
 * @typedef {Record<string, import('./public-pages.mjs').PublicPage>} Pages
 */

/**
 * A site with the product's documents, changed, and everything else as the product sends it.
 * @param {Product} product @param {Pages} pages
 * @param {(html: string, page: import('./public-pages.mjs').PublicPage) => string} change
 */
async function changedSite(product, pages, change) {
  const site = await BareServer.start(product.port);
  for (const page of Object.values(pages)) {
    const { body } = await record(product.port, page.path, 'identity');
    const { headers } = await record(product.port, page.path);
    const html = change(body.toString(), page);
    const bytes = await promisify(brotliCompress)(Buffer.from(html), DOCUMENT);
    await site.put(page.path, { headers: headersFor(headers, bytes), body: bytes });
    for (const [, path] of html.replace(PRELOADS, '').matchAll(LINKED)) await site.copy(String(path));
  }
  return site;
}

/** The pages with their styles but without any script. @param {Product} product @param {Pages} pages */
export const startStaticSite = (product, pages) =>
  changedSite(product, pages, (html) => html.replace(PRELOADS, '').replace(MODULES, '').replace(PAGE_DATA, ''));

const scriptTag = (/** @type {string} */ address) => `<script type="module" src="${address}" fetchpriority="low"></script>`;

/**
 * Scripts, sent with the headers of the product's.
 * @param {BareServer} site
 * @param {Product} product
 * @param {[address: string, body: Buffer][]} files
 */
async function putScripts(site, product, files) {
  const { headers } = await record(product.port, scriptOf((await record(product.port, '/', 'identity')).body.toString()));
  for (const [address, body] of files) await site.put(address, { headers: headersFor(headers, body), body });
}

/** The pages with React and the router as their only script, which touches nothing. @param {Product} product @param {Pages} pages */
export async function startFloorSite(product, pages) {
  const address = '/floor.js';
  const site = await changedSite(product, pages, (html) => html.replace(PRELOADS, '').replace(PAGE_DATA, '').replace(MODULES, scriptTag(address)));
  await putScripts(site, product, [[address, await floorScript()]]);
  return site;
}

/** The pages with their scripts in one bundle; a page's chunks are preloaded, as in the product. @param {Product} product @param {Pages} pages */
export async function startOneBundleSite(product, pages) {
  const { entry, files, chunksOf } = await oneBundle();
  const address = (/** @type {string} */ file) => `/one-bundle/${file}`;
  const site = await changedSite(product, pages, (html, page) => {
    const preloads = chunksOf(page)
      .map((file) => `<link rel="modulepreload" href="${address(file)}" fetchpriority="low">`)
      .join('');
    return html.replace(PRELOADS, '').replace(MODULES, preloads + scriptTag(address(entry)));
  });
  await putScripts(
    site,
    product,
    [...files].map(([file, body]) => [address(file), body]),
  );
  return site;
}

/** @param {string} html @returns {string} path of the script that a document runs */
const scriptOf = (html) => String(/<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]);
