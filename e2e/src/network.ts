import type { Page } from '@playwright/test';

export const API = '**/api/**';
export const SCRIPTS = '**/*.js';

/** Holds requests back. @returns what lets them go, and every later one at once */
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

/** Lets the api answer every request of the browser with an error. */
export const failApi = (page: Page) =>
  page.route(API, (route) => route.fulfill({ status: 500, json: { error: 'Something failed.', statusCode: 500 } }));

/** A visitor who saves data: nothing is loaded ahead because it is in view. */
export const saveData = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
