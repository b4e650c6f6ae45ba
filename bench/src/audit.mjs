import lighthouse from 'lighthouse';
import { withChromium } from './chromium.mjs';

/** The most telling of Lighthouse's times, in milliseconds. */
export const METRICS = { lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' };

/**
 * Audits a page on a phone. On a busy machine a run can miss the start of the page, so it is retried.
 * @param {string} url @param {string[]} categories of audits
 * @param {'simulate' | 'devtools'} throttling calculated from a fast load, or applied to the load
 * @throws Error when Lighthouse could not load the page
 */
export async function audit(url, categories, throttling = 'simulate', triesLeft = 2) {
  const audited = await withChromium(({ port }) =>
    lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories, throttlingMethod: throttling }),
  );
  if (audited && !audited.lhr.runtimeError) return audited.lhr;
  if (triesLeft === 0) throw new Error(`Lighthouse could not load ${url}: ${audited?.lhr.runtimeError?.message}`);
  return audit(url, categories, throttling, triesLeft - 1);
}

/** @param {Awaited<ReturnType<typeof audit>>} report @param {keyof typeof METRICS} metric */
export const metric = (report, metric) => Number(report.audits[METRICS[metric]]?.numericValue);
