import type { Locator, Page } from '@playwright/test';

/** A section of a page, by its heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

export const star = (within: Page | Locator, name: string, pressed?: boolean): Locator =>
  within.getByRole('button', { name: `Star ${name}`, exact: true, pressed });

/** Adds a result on the page of a WOD scored by time. */
export async function addResult(page: Page, { time, day, note }: { time: string; day: string; note?: string }): Promise<void> {
  const results = section(page, 'My results');
  await results.getByRole('button', { name: 'Add a result' }).click();
  await results.getByRole('textbox', { name: 'Time' }).fill(time);
  await results.getByLabel('Date').fill(day);
  if (note !== undefined) await results.getByRole('textbox', { name: 'Note' }).fill(note);
  await results.getByRole('button', { name: 'Save' }).click();
}

/** What is stored under a key of the browser's own storage. */
export const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
