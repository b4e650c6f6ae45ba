import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell first: it takes half the processor time of the full browser. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
 * @returns {string | undefined} path of the executable
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, chromium.executablePath()].find(isExecutable);
}
