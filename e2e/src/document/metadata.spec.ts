// What search engines and link previews read in the first HTML; no browser.
import type { APIRequestContext } from '@playwright/test';
import { SITE_NAME, SITE_ORIGIN } from '../product/product';
import { expect, test } from '../product/with-product';
import { INDEXED_PAGES, PUBLIC_PAGES } from '../quality/pages';
import { Head } from './head';

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const response = await request.get(path);
  return new Head(await response.text());
}

for (const { name, path, title } of INDEXED_PAGES) {
  test(`${name} has title, description, canonical and share tags`, async ({ request, library }) => {
    const address = path(library);
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    const head = new Head(await response.text());
    expect(head.title).toBe(title);
    expect(head.canonical).toBe(SITE_ORIGIN + address);
    const description = head.meta('description') ?? '';
    expect(description.length).toBeGreaterThan(20);
    expect([...description].length).toBeLessThanOrEqual(160);
    expect(head.meta('robots')).toBeUndefined();

    const image = head.meta('og:image') ?? '';
    expect(image.startsWith(`${SITE_ORIGIN}/`)).toBe(true);
    const tags = {
      'og:site_name': SITE_NAME,
      'og:title': title,
      'og:description': description,
      'og:url': SITE_ORIGIN + address,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
    };
    for (const [tag, content] of Object.entries(tags)) expect(head.meta(tag), tag).toBe(content);
    expect(head.meta('og:type')).toBe(address.startsWith('/wods/') || address.startsWith('/exercises/') ? 'article' : 'website');

    const picture = await request.get(image.replace(SITE_ORIGIN, ''));
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(sizeOf(await picture.body())).toEqual([1200, 630]);
  });
}

/** Width and height according to a PNG file's header. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('a WOD is an ExercisePlan with its exercises, and shows its place', async ({ request, library }) => {
  const path = library.wod('Fran');
  const head = await headOf(request, path);
  expect(head.meta('description')).toBe('Fran (Ladder workout): 21-15-9 for time · Thruster 43 / 29.5 kg (95/65 lb) · Pull-up');
  expect(head.meta('og:image')).toBe(`${SITE_ORIGIN}/og${path}.png`);
  const [plan, breadcrumbs] = head.structuredData;
  expect(plan).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ExercisePlan',
    name: 'Fran',
    url: SITE_ORIGIN + path,
    activityDuration: expect.stringMatching(/^PT\d+M$/),
    dateCreated: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    hasPart: [
      { name: 'Thruster', url: SITE_ORIGIN + library.exercise('Thruster'), workload: { value: 43, unitCode: 'KGM' } },
      { name: 'Pull-up', url: SITE_ORIGIN + library.exercise('Pull-up') },
    ],
  });
  expect(plan).not.toHaveProperty('video');
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: `${SITE_ORIGIN}/` },
      { position: 2, item: `${SITE_ORIGIN}/wods` },
      { position: 3, name: 'Fran' },
    ],
  });
});

test('the structured data of every kind of page is JSON', async ({ request, library }) => {
  for (const { path } of PUBLIC_PAGES) {
    for (const item of (await headOf(request, path(library))).structuredData) {
      expect(item).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
    }
  }
});

test('a page of the list is itself, and so is a list that people search for; other narrowed lists are not indexed', async ({ request }) => {
  expect((await headOf(request, '/wods?page=2')).canonical).toBe(`${SITE_ORIGIN}/wods?page=2`);
  expect((await headOf(request, '/wods?type=AMRAP&page=2')).canonical).toBe(`${SITE_ORIGIN}/wods?type=AMRAP&page=2`);
  for (const path of ['/wods?type=AMRAP&category=HERO', '/wods?search=row', '/wods?type=AMRAP&sort=name', '/wods?draw=7']) {
    expect((await headOf(request, path)).meta('robots'), path).toBe('noindex');
  }
  expect((await headOf(request, '/wods?utm_source=x')).canonical).toBe(`${SITE_ORIGIN}/wods`);
});

test('a page that is another one for each visitor is not indexed', async ({ request }) => {
  const head = await headOf(request, '/mine');
  expect([head.meta('robots'), head.canonical]).toEqual(['noindex', undefined]);
});

test('every list of the sitemap has a title, a sentence and a canonical of its own', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*(\/wods\?[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(paths).toContain('/wods?type=AMRAP');
  const heads = await Promise.all(paths.map(async (path) => ({ path, head: await headOf(request, path) })));
  for (const { path, head } of heads) {
    expect(head.canonical ?? 'empty', path).toMatch(head.meta('robots') === 'noindex' ? /^empty$/ : /\?/);
    if (head.canonical !== undefined) expect(head.canonical).toBe(SITE_ORIGIN + path);
  }
  for (const tag of ['description', 'og:title']) expect(new Set(heads.map(({ head }) => head.meta(tag))).size).toBe(paths.length);
});

test('the name of a WOD leads to its page', async ({ request, library }) => {
  const answer = await request.get('/wods/fight-gone-bad', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, library.wod('Fight Gone Bad')]);
  expect((await request.get('/wods/no-such-name', { maxRedirects: 0 })).status()).toBe(404);
});

test('what does not exist is not indexed', async ({ request }) => {
  for (const path of ['/nothing', '/wods/nothing', '/exercises/nothing', '/wods?page=999']) {
    const head = await headOf(request, path);
    expect(head.meta('robots'), path).toBe('noindex');
    expect(head.canonical, path).toBeUndefined();
  }
});
