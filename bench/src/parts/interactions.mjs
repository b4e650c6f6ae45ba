import { send } from '@wod/testing/api';
import { median } from '@wod/testing/statistics';
import { setTimeout as wait } from 'node:timers/promises';
import { tap as tapOn, withChromium } from '../chromium.mjs';
import { short } from '../figures.mjs';
import { interleaved } from '../statistics.mjs';

export const title = 'from a finger or a key to the next painted frame, on a phone with a processor slowed four times';

const ROUNDS = 5;
const SLOWER = 4;
const LONGEST_MS = 100;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** How long a visitor looks at what has changed before going on. */
const READ_MS = 1000;
const LEAD_IN_MS = 11_000;

export const meaning =
  `Medians of ${ROUNDS} visits, each in a new browser without any cache, where each interaction is done for the first time, which is its ` +
  'slowest. Like INP, the time runs from the input until the page has painted the next frame; what the compositor then does is not in ' +
  `it, since a browser without a screen tells of it late. A visitor reads for ${READ_MS / 1000} s before each. The longest key of a ` +
  'search counts, and the longest of two rounds.';

export const needs = 'Chromium';

/** @typedef {(page: import('@playwright/test').Page) => Promise<void>} Interaction */

/** @param {string} selector @returns {Interaction} */
const tap = (selector) => (page) => tapOn(page.locator(selector).first());

/** @param {string} selector @param {string} text @returns {Interaction} */
const type = (selector, text) => (page) => page.locator(selector).pressSequentially(text, { delay: 200 });

/** What the browser and this machine take for a tap that only counts. */
const FLOOR = 'its floor: a tap on a page with one button';
const BUTTON = 'data:text/html,<meta name="viewport" content="width=device-width"><button onclick="this.textContent++">0</button>';

/**
 * What a visit does, in this order.
 * @param {string} cindy the id of a WOD that counts rounds
 * @returns {Record<string, [what: string, act: Interaction][]>} by address
 */
const visits = (cindy) => ({
  '/wods?type=AMRAP': [
    ['the filters come up', tap('button[aria-haspopup="dialog"]')],
    ['a filter is chosen', tap('#finder-time label:nth-of-type(3)')],
    ['the filters go', tap('dialog button:has-text("Show ")')],
    ['all filters are removed', tap('main :text("Clear Filters")')],
    ['a letter of a search', type('input[type="search"]', 'row')],
  ],
  [`/wods/${cindy}/clock`]: [
    ['the clock starts', tap('main button:has-text("Start")')],
    [
      'a round is counted',
      async (page) => {
        await wait(LEAD_IN_MS);
        const count = tap('dialog button[aria-keyshortcuts="Space"]');
        await count(page);
        await wait(READ_MS);
        await count(page);
      },
    ],
  ],
  [BUTTON]: [[FLOOR, tap('button')]],
});

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ catalogue }) {
  const product = await catalogue();
  /** @type {{ wods: { id: string }[] }} */
  const {
    wods: [cindy],
  } = await send(product.origin, 'GET', '/wods?search=Cindy&limit=1');
  if (!cindy) throw new Error('The catalogue has no Cindy.');
  const rounds = await withChromium(async (browser) => {
    const tasks = Object.entries(visits(cindy.id)).map(([address, acts]) => [address, () => visit(browser, new URL(address, product.origin), acts)]);
    const results = await interleaved(ROUNDS, Object.fromEntries(tasks));
    return Object.values(results);
  });
  return rounds.flatMap((visitsOfOne) =>
    Object.keys(visitsOfOne[0]).map((what) => {
      const times = visitsOfOne.map((visitOfOne) => visitOfOne[what]);
      const goal = what === FLOOR ? {} : { line: 'interactions', atMost: LONGEST_MS };
      return { what, unit: 'ms', value: median(times), note: `in each visit ${times.map(short).join(', ')} ms`, ...goal };
    }),
  );
}

/**
 * @param {import('@playwright/test').Browser} browser @param {URL} address @param {[what: string, act: Interaction][]} acts
 * @returns {Promise<Record<string, number>>} milliseconds of the longest interaction of each act
 */
async function visit(browser, address, acts) {
  const page = await browser.newPage(PHONE);
  await page.goto(address.href, { waitUntil: 'networkidle' });
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  /** @type {Record<string, number>} */
  const times = {};
  for (const [what, act] of acts) {
    await wait(READ_MS);
    const noted = await page.evaluateHandle(noteInteractions);
    await act(page);
    await wait(READ_MS);
    times[what] = await noted.evaluate(({ longest }) => longest);
  }
  await page.close();
  return times;
}

/** Runs in the page. @returns the longest time so far, in milliseconds, from an input to the end of the frame after it */
function noteInteractions() {
  const noted = { longest: 0 };
  const frame = new MessageChannel();
  /** @type {number[]} */
  const inputs = [];
  frame.port1.onmessage = () => {
    for (const time of inputs.splice(0)) noted.longest = Math.max(noted.longest, performance.now() - time);
  };
  for (const type of ['click', 'keydown']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        inputs.push(timeStamp);
        // A message that is sent before a frame is received after it.
        requestAnimationFrame(() => frame.port2.postMessage(''));
      },
      { capture: true },
    );
  }
  return noted;
}
