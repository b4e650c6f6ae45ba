// Somebody in a gym with a phone can read the workout without scrolling: name, headline and lines.
import { expect, test } from '../journey';

const SCREEN = { width: 390, height: 844 };
/** Of the WODs in the library, of which every third stands for all: each is rendered by the server. */
const SHARE = 0.95;

test.use({ viewport: SCREEN });

test('the board of nearly every WOD is in the first screen of a phone', async ({ page, open, library, product }) => {
  const response = await fetch(`${product.address}/api/wods?limit=1000`);
  const { wods: all } = (await response.json()) as { wods: { id: string; name: string }[] };
  const wods = all.filter((_, index) => index % 3 === 0);
  await open(library.wod('Fran'));
  // Loading each page takes minutes. One page shows the content of all of them, as rendered by the server.
  const below = await page.evaluate(
    async ({ list, height }) => {
      const parsed = (path: string) =>
        new Promise<Document | null>((resolve) => {
          const request = new XMLHttpRequest();
          request.open('GET', path);
          request.responseType = 'document';
          request.onload = () => resolve(request.responseXML);
          request.send();
        });
      await document.fonts.ready;
      const found: string[] = [];
      for (const { id, name } of list) {
        const shown = document.querySelector('main');
        const next = (await parsed(`/wods/${id}`))?.querySelector('main');
        if (!shown || !next) throw new Error(`${name} has no content.`);
        shown.replaceWith(next);
        const ends = document.querySelector('main article ul[role=list]')?.getBoundingClientRect().bottom ?? Infinity;
        if (ends > height) found.push(`${name}: ${Math.round(ends)} px`);
      }
      return found;
    },
    { list: wods, height: SCREEN.height },
  );
  expect(wods.length).toBeGreaterThan(170);
  expect(below.length, below.join('\n')).toBeLessThanOrEqual(wods.length * (1 - SHARE));
});
