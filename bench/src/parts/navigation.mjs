import { median } from '@wod/testing/statistics';
import { setTimeout as wait } from 'node:timers/promises';
import { tap, withChromium } from '../chromium.mjs';
import { short } from '../figures.mjs';
import { interleaved } from '../statistics.mjs';

export const title = 'from a click on a link to the painted page, with 40 ms to the server and back';

const ROUNDS = 10;
/** Each answer is delayed by 40 ms; bandwidth is not limited. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: -1, uploadThroughput: -1 };
/** How long a visitor looks at the page and then at the card. */
const READ_MS = 1000;
const AIM_MS = 200;
const CARDS = { path: '/wods', link: 'main :is(h2, h3) a[href^="/wods/"]' };
const SECTION = { path: '/about', link: 'nav a[href="/training-sessions"]' };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 900 } };

export const meaning =
  `Medians of ${ROUNDS} visits, each in a new browser without any cache, on cards in turn. The time runs from the browser's click event ` +
  "until two frames after the other page's heading stands in this one. A visitor reads for 1 s; a mouse rests on the link for " +
  "0.2 s, as does the keyboard's focus, and a finger taps at once. To another section: from the about page to the training sessions, by " +
  'the navigation bar. The last line shows what loading ahead is worth: a visitor who saves data and neither points nor focuses before ' +
  'the click.';

export const needs = 'Chromium';

/**
 * A way to follow a link.
 * @typedef {object} Way
 * @property {{ path: string, link: string }} [from] a page, and the selector of its links; the list's cards by default
 * @property {import('@playwright/test').BrowserContextOptions} [device]
 * @property {boolean} [savesData] the browser says so
 * @property {(page: import('@playwright/test').Page, link: import('@playwright/test').Locator) => Promise<void>} follow
 */

/** @type {Way['follow']} */
async function pointAndClick(page, link) {
  await link.hover();
  await wait(AIM_MS);
  await page.mouse.down();
  await page.mouse.up();
}

/** @type {Record<string, Way>} */
const WAYS = {
  'mouse on the card, then click': { follow: pointAndClick },
  'focus, then Enter': {
    async follow(page, card) {
      await card.focus();
      await wait(AIM_MS);
      await page.keyboard.press('Enter');
    },
  },
  'tap of a finger': { device: PHONE, follow: (_, card) => tap(card) },
  'to another section': { from: SECTION, follow: pointAndClick },
  'nothing loaded ahead': { savesData: true, follow: (_, card) => card.evaluate((link) => /** @type {HTMLElement} */ (link).click()) },
};

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ catalogue }) {
  const product = await catalogue();
  const results = await withChromium((browser) => {
    const tasks = Object.entries(WAYS).map(([name, way]) => {
      let visits = 0;
      return [name, () => visit(browser, product.origin, way, visits++)];
    });
    return interleaved(ROUNDS, Object.fromEntries(tasks));
  });
  return Object.entries(results).map(([what, times]) => ({
    what,
    unit: 'ms',
    value: median(times),
    note: `slowest ${short(Math.max(...times))} ms`,
    ...(WAYS[what]?.savesData || WAYS[what]?.from ? {} : { line: 'navigation', atMost: 100 }),
  }));
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {Way} way
 * @param {number} visited how many links were followed this way before
 * @returns {Promise<number>} milliseconds from the click to the painted page
 */
async function visit(browser, origin, { from = CARDS, device = DESK, savesData = false, follow }, visited) {
  const page = await browser.newPage(device);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', NETWORK);
  if (savesData) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(origin + from.path, { waitUntil: 'networkidle' });
  await wait(READ_MS);

  const links = await page.locator(from.link).all();
  const inReach = await Promise.all(links.map((link) => link.evaluate(isInReach)));
  const candidates = links.filter((_, index) => inReach[index]);
  const link = candidates[visited % candidates.length];
  if (!link) throw new Error('No link is in reach.');
  const painted = page.evaluate(watchPaint);
  await follow(page, link);
  const time = await painted;
  await page.close();
  return time;
}

/** Runs in the page: whether a finger that points at a link hits it, and not the bar below the list. @param {Element} link */
function isInReach(link) {
  const { x, y, width, height } = link.getBoundingClientRect();
  return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Runs in the page: from the next click until another page's heading is painted. @returns {Promise<number>} milliseconds */
function watchPaint() {
  const before = document.querySelector('h1')?.textContent;
  return new Promise((resolve) => {
    /** @type {number | undefined} */
    let clickedAt;
    document.addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
    const look = () => {
      const heading = document.querySelector('h1')?.textContent;
      const began = clickedAt;
      if (began === undefined || !heading || heading === before) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
