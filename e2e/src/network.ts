import type { Page } from '@playwright/test';

export const API = '**/api/**';
export const SCRIPTS = '**/*.js';

/** Holds requests back. @returns a function that releases them, and lets later ones through at once */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

/** Makes the api answer every request from the browser with an error. */
export const failApi = (page: Page) =>
  page.route(API, (route) => route.fulfill({ status: 500, json: { error: 'Something failed.', statusCode: 500 } }));

/** A visitor with data saving on: nothing is prefetched just because it is in view. */
export const saveData = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
