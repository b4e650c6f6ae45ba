import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

export interface Download {
  /** as the browser saves it */
  name: string;
  text: string;
}

/** The file that an act has the browser save. */
export async function saved(page: Page, act: () => Promise<void>): Promise<Download> {
  const coming = page.waitForEvent('download');
  await act();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** The file of what is selected. @param what as the dialog counts it: "3 WODs" */
export const exported = (page: Page, what: string, kind: 'Save as JSON' | 'Save as a table (CSV)'): Promise<Download> =>
  saved(page, async () => {
    await page.getByRole('button', { name: 'Export…' }).click();
    await page
      .getByRole('dialog', { name: `Export ${what}` })
      .getByRole('button', { name: kind })
      .click();
  });
