import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const SHELL = ['chromium-headless-shell'];
const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Settings that make a browser ask for nothing on its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isExecutable = (/** @type {string} */ file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The Chromium of this machine: the one CHROMIUM_PATH names, an installed one, or Playwright's own if present.
 * Nothing is ever downloaded.
 * @param {{ full?: boolean }} [wanted] full: rather what visitors have than the headless shell, which takes half the processor time
 * @returns {string | undefined} path of the executable
 */
export function findChromium({ full = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const names = full ? [...FULL, ...SHELL] : [...SHELL, ...FULL];
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, chromium.executablePath()].find(isExecutable);
}
