// Documents and files as sent, before any browser interprets them; no browser.
import { Head } from '../document/head';
import { SITE_ORIGIN } from '../product/product';
import { expect, LINE, NAMES, TEXT, test } from './hostile';

/** The tags of a document that could run scripts. */
const scriptTags = (html: string) => html.match(/<script\b[^>]*>/gi) ?? [];
const ALLOWED =
  /^<script (type="module" src="\/remotes\/[^"]+" fetchpriority="low"|type="application\/ld\+json" data-page|type="application\/json" id="page-data")>$/;

test('a document has no element and no comment of a text', async ({ request, hostile }) => {
  const paths = [
    '/',
    '/wods',
    `/wods/${hostile.wod}`,
    `/exercises/${hostile.exercise}`,
    '/training-sessions',
    `/training-sessions/${hostile.session}`,
    '/about',
    '/imprint',
    `/nothing${encodeURIComponent(LINE)}`,
    `/wods?search=${encodeURIComponent(LINE)}`,
  ];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(html.length, path).toBeGreaterThan(1000);
    for (const tag of scriptTags(html)) expect(tag, path).toMatch(ALLOWED);
    expect(html.match(/<\/script>/gi), path).toHaveLength(scriptTags(html).length);
    expect(html, path).not.toMatch(/<b data-injected|<img src=x|<svg onload|<iframe|<!--<|<textarea[^>]*>"'>/);
    expect(html.match(/<title>/g), path).toHaveLength(1);
    for (const [tag] of html.matchAll(/<meta [^>]*>/g)) expect(tag, path).toMatch(/^<meta( [\w-]+="[^"<>]*")+>$/);
    for (const [, json = ''] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs))
      expect(json, path).not.toMatch(/[<>&\u2028\u2029]/);
  }
});

test('title, share tags, structured data and page data say the text itself', async ({ request, hostile }) => {
  const html = await (await request.get(`/wods/${hostile.wod}`)).text();
  const head = new Head(html);
  expect(head.title).toBe(`${NAMES.wod} - Ladder Workout | Site ${LINE}`);
  expect(head.meta('og:title')).toBe(head.title);
  expect(head.meta('og:site_name')).toBe(`Site ${LINE}`);
  expect(head.meta('og:description')).toBe(TEXT.slice(0, 160));
  expect(head.canonical).toBe(`${SITE_ORIGIN}/wods/${hostile.wod}`);
  const [plan] = head.structuredData;
  expect(plan).toMatchObject({ '@type': 'ExercisePlan', name: NAMES.wod, hasPart: [{ name: NAMES.exercise }] });
  expect(plan?.video).toMatchObject({
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    contentUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  });
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(TEXT));
});

test('the files of the site are whole whatever the texts are', async ({ request, hostile }) => {
  const image = await request.get(`/og/wods/${hostile.wod}.png`);
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
  expect((await image.body()).subarray(1, 4).toString()).toBe('PNG');
  expect(await (await request.get('/site.webmanifest')).json()).toMatchObject({ name: `Site ${LINE}` });
  for (const path of ['/sitemap.xml', '/robots.txt', '/remotes.json']) expect(await (await request.get(path)).text(), path).not.toContain('pwned');
});

test('the api sends JSON that no browser takes for a page', async ({ request, hostile }) => {
  for (const path of [
    `/api/wods/${hostile.wod}`,
    '/api/wods?search=pwned',
    '/api/exercises',
    '/api/training-sessions',
    `/api/nothing/${encodeURIComponent(LINE)}`,
  ]) {
    const headers = (await request.get(path, { headers: { accept: 'text/html' } })).headers();
    expect(headers['content-type'], path).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
  }
});
