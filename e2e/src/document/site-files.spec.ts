// A site's files, and the headers of every response; no browser.
import { SITE_NAME, SITE_ORIGIN } from '../product/product';
import { expect, test } from '../product/with-product';
import { INDEXED_PAGES, PUBLIC_PAGES } from '../quality/pages';
import { countOf } from '../library/showing';

test('the sitemap lists every public page, each WOD with its date', async ({ request, library }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const xml = await response.text();
  const urls = xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g);
  const entries = [...urls].map(([, loc, modified]) => ({ loc, modified }));
  const wods = entries.filter(({ loc }) => loc?.startsWith(`${SITE_ORIGIN}/wods/`));
  expect(wods).toHaveLength(library.size);
  expect(library.size).toBe(countOf());
  for (const { modified = '' } of wods) expect(new Date(modified).toISOString()).toBe(modified);
  const locations = entries.map(({ loc }) => loc);
  for (const { path } of INDEXED_PAGES) expect(locations).toContain(SITE_ORIGIN + path(library));
  expect(new Set(locations).size).toBe(locations.length);
});

test('robots.txt keeps crawlers out of the panel and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('User-agent: *');
  expect(text).toContain('Disallow: /admin');
  expect(text).toContain(`Sitemap: ${SITE_ORIGIN}/sitemap.xml`);
});

test('the icons and the manifest are there', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(links).toHaveLength(3);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { name: string; icons: { src: string; type: string }[] };
  expect(manifest.name).toBe(SITE_NAME);
  for (const path of [...links, ...manifest.icons.map(({ src }) => src)]) expect((await request.get(path)).status(), path).toBe(200);
  for (const { src, type } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe(type);
});

test('every answer carries the security headers', async ({ request, library }) => {
  const paths = [...PUBLIC_PAGES.map(({ path }) => path(library)), '/nothing', '/wods/nothing', '/robots.txt', '/favicon.svg'];
  for (const path of paths) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toContain('unsafe');
  }
});

test('a document writes no inline script, style or handler', async ({ request, library }) => {
  for (const { path } of PUBLIC_PAGES) {
    const html = await (await request.get(path(library))).text();
    for (const [, attributes = ''] of html.matchAll(/<script([^>]*)>/g)) expect(attributes).toMatch(/src="\/|type="application\/(ld\+)?json"/);
    expect(html).not.toMatch(/<style|\sstyle="|\son\w+="/);
  }
});

test('a document is checked with its ETag, a hashed file is kept for a year', async ({ request }) => {
  const first = await request.get('/wods');
  const { etag = '', 'cache-control': control } = first.headers();
  expect(control).toBe('no-cache');
  const second = await request.get('/wods', { headers: { 'if-none-match': etag } });
  expect(second.status()).toBe(304);
  const script = /<script type="module" src="([^"]+)"/.exec(await first.text())?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});
