import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isExecutable = (/** @type {string} */ file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The Chromium of this machine: the one that CHROMIUM_PATH names, an installed one, or Playwright's own when that is there.
 * Nothing is ever downloaded.
 * @returns {string | undefined} path of the executable
 */
export function findChromium() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const named = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : installed;
  return named.find(isExecutable) ?? [chromium.executablePath()].find((file) => existsSync(file));
}
