import { execFileSync } from 'node:child_process';
import type { Page, TestInfo } from '@playwright/test';

export interface Paper {
  /** the text of each page, as it stands there */
  pages: string[];
  text: string;
  /** "595.28 x 841.89 pts (A4)" */
  size: string;
}

/** What the browser prints of the page as it stands. */
export async function print(page: Page, test: TestInfo): Promise<Paper> {
  const file = test.outputPath('printed.pdf');
  await page.pdf({ path: file, preferCSSPageSize: true });
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
  // Every page ends with a form feed.
  return { pages: text.split('\f').slice(0, -1), text, size: /^Page size:\s+(.*)$/m.exec(info)?.[1] ?? '' };
}
