// A page's document depends only on the search parameters the page reads. Others, added by links from elsewhere, change
// neither the document, nor what the browser makes of it, nor the address it keeps.
import { expect, test } from '../journey';
import { showing } from '../library/showing';

const CAMPAIGN = 'utm_source=mail&fbclid=abc';

test('other parameters are kept in the address and change nothing', async ({ page, open }) => {
  await open(`/wods?${CAMPAIGN}&page=2`);
  await expect(page).toHaveTitle('All Workouts, page 2 | WOD Inspiration');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/wods\?page=2$/);
  await expect(page.getByText(showing())).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?${CAMPAIGN}&page=2`);
});

test('every page of the site is one document, whatever else its address has', async ({ request, library }) => {
  const pages = ['/', '/wods', library.wod('Fran'), library.exercise('Thruster'), '/wod-types', '/about', '/imprint'];
  for (const path of pages) {
    const { etag } = (await request.get(path)).headers();
    expect(etag, path).toBeTruthy();
    expect((await request.get(`${path}?${CAMPAIGN}`)).headers().etag, path).toBe(etag);
  }
});

test('each parameter that a page reads makes another document, in any order', async ({ request }) => {
  const tagOf = async (query: string) => (await request.get(`/wods${query}`)).headers().etag;
  const queries = ['', '?search=fran', '?type=AMRAP', '?category=HERO', '?equipment=BARBELL', '?kit=BARBELL', '?maxMinutes=10', '?page=2'];
  expect(new Set(await Promise.all(queries.map(tagOf))).size).toBe(queries.length);
  expect(await tagOf('?page=2&type=AMRAP')).toBe(await tagOf('?type=AMRAP&x=1&page=2'));
});
