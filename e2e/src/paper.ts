import { execFileSync } from 'node:child_process';
import type { Page, TestInfo } from '@playwright/test';

export interface Paper {
  /** the text of each page, with its layout */
  pages: string[];
  text: string;
  /** "595.28 x 841.89 pts (A4)" */
  size: string;
}

/**
 * The browser's printout of the page in its current state.
 * @param format of the paper, where the page itself asks for none
 */
export async function print(page: Page, test: TestInfo, format: 'A4' | 'Letter' = 'A4'): Promise<Paper> {
  const file = test.outputPath('printed.pdf');
  await page.pdf({ path: file, format, preferCSSPageSize: true });
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
  // Every page ends with a form feed.
  return { pages: text.split('\f').slice(0, -1), text, size: /^Page size:\s+(.*)$/m.exec(info)?.[1] ?? '' };
}
