import { setTimeout as wait } from 'node:timers/promises';
import { withChromium } from './chromium.mjs';

/** How long a page must request nothing to count as quiet: longer than it waits before it loads ahead. */
const QUIET_MS = 1000;

/**
 * A request that a page makes.
 * @typedef {object} Asked
 * @property {string} path
 * @property {string} kind Document, Script, Stylesheet, Font, Fetch …
 * @property {number} round trip of the request: 1 for the document, 2 for what it names, 3 for what only those ask for
 * @property {boolean} ahead after the page was hydrated, so for what the visitor may open next
 */

/** The moment at which the page is hydrated: the router takes over the scroll position. It runs in the page. */
function noteHydration() {
  const { get, set } = Object(Object.getOwnPropertyDescriptor(History.prototype, 'scrollRestoration'));
  Object.defineProperty(History.prototype, 'scrollRestoration', {
    configurable: true,
    get,
    set(value) {
      if (value === 'manual') Object(globalThis).hydratedAt ??= performance.timeOrigin + performance.now();
      set.call(this, value);
    },
  });
}

/**
 * The calls that led to a request, the last one first.
 * @typedef {object} Calls
 * @property {{ url: string }[]} callFrames
 * @property {Calls} [parent] what had started them
 */

/** The address of the file that made a request. @param {{ url?: string, stack?: Calls }} initiator */
function initiatorUrl({ url, stack }) {
  for (let part = stack; part; part = part.parent) if (part.callFrames[0]) return part.callFrames[0].url;
  return url;
}

/** @param {import('@playwright/test').Browser} browser @param {string} address @returns {Promise<Asked[]>} */
async function load(browser, address) {
  const page = await browser.newPage();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  /** @type {Map<string | undefined, number>} */
  const rounds = new Map();
  /** @type {(Omit<Asked, 'ahead'> & { at: number })[]} */
  const asked = [];
  network.on('Network.requestWillBeSent', ({ request: { url }, type, initiator, wallTime }) => {
    if (!url.startsWith('http')) return;
    const round = type === 'Document' ? 1 : 1 + (rounds.get(initiatorUrl(initiator)) ?? 1);
    if (!rounds.has(url)) rounds.set(url, round);
    const { pathname, search } = new URL(url);
    asked.push({ path: pathname + search, kind: String(type), round, at: wallTime * 1000 });
  });
  await page.addInitScript(noteHydration);
  await page.goto(address);
  const hydratedAt = await (await page.waitForFunction(() => /** @type {number | undefined} */ (Object(globalThis).hydratedAt))).jsonValue();
  for (let before = -1; before !== asked.length; ) {
    before = asked.length;
    await wait(QUIET_MS);
  }
  await page.close();
  return asked.map(({ at, ...request }) => ({ ...request, ahead: at > Number(hydratedAt) }));
}

/**
 * Opens each page as a first visitor, without touching it, until it is hydrated and quiet.
 * @param {string} origin
 * @param {Record<string, import('./public-pages.mjs').PublicPage>} pages
 * @returns {Promise<Map<string, Asked[]>>} each page's, in the order in which they are asked for
 */
export function firstViews(origin, pages) {
  return withChromium(async (browser) => {
    const views = new Map();
    for (const [name, { path }] of Object.entries(pages)) views.set(name, await load(browser, origin + path));
    return views;
  });
}
