import { CHROMIUM_ARGS } from '@wod/testing/chromium';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumPath } from './chromium.mjs';

/** npm fetches it for the first audit: as a dependency, it and what it needs would be a fifth of all files that `npm ci` writes. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const LONGEST_REPORT_BYTES = 64 * 1024 ** 2;

/** The most telling of Lighthouse's times, in milliseconds. */
export const METRICS = { lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' };

/**
 * What is read of a report.
 * @typedef {object} Report
 * @property {Record<string, { id: string, score: number | null, scoreDisplayMode: string, numericValue?: number }>} audits
 * @property {Record<string, { score: number | null }>} categories
 * @property {{ message: string }} [runtimeError]
 */

/**
 * Audits a page on a phone. On a busy machine a run can miss the start of the page, so it is retried.
 * @param {string} url @param {string[]} categories of audits
 * @param {'simulate' | 'devtools'} throttling calculated from a fast load, or applied to the load
 * @returns {Promise<Report>}
 * @throws Error when Lighthouse could not load the page, or can't be fetched
 */
export async function audit(url, categories, throttling = 'simulate', triesLeft = 2) {
  try {
    return await report(url, categories, throttling);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return audit(url, categories, throttling, triesLeft - 1);
  }
}

/** @param {string} url @param {string[]} categories @param {string} throttling @returns {Promise<Report>} */
async function report(url, categories, throttling) {
  const options = [
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    `--throttling-method=${throttling}`,
    `--chrome-flags=${['--headless', ...CHROMIUM_ARGS].join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: LONGEST_REPORT_BYTES,
  });
  /** @type {Report} */
  const audited = JSON.parse(stdout);
  if (audited.runtimeError) throw new Error(`Lighthouse could not load ${url}: ${audited.runtimeError.message}`);
  return audited;
}

/** @param {Report} audited @param {keyof typeof METRICS} metric */
export const metric = (audited, metric) => Number(audited.audits[METRICS[metric]]?.numericValue);
