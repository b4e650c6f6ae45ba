import { escapeJson, renderDocument } from './document';

const site = { name: 'WODs', origin: 'https://example.org', legal: {} };
const assets = { script: '/assets/shell.js', modules: ['/m.js'], styles: ['/s.css'], fonts: ['/f.woff2'] };
const evil = '</script><script>alert(1)</script>"\u2028<!--';

describe('renderDocument', () => {
  const html = renderDocument({
    html: '<main>page</main>',
    meta: { title: evil, description: evil, path: '/wods/1', structuredData: [{ name: evil }] },
    site,
    data: { site, choice: { unit: 'kg', level: 'rx' }, sections: [], loaderData: { page: { name: evil } } },
    assets,
  });
  const page = new DOMParser().parseFromString(html, 'text/html');

  it('shows text that looks like markup as text', () => {
    expect(page.title).toBe(evil);
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(evil);
    expect(page.querySelectorAll('script')).toHaveLength(3);
  });

  it('hands data over unchanged', () => {
    expect(JSON.parse(page.getElementById('page-data')?.textContent ?? '')).toMatchObject({ loaderData: { page: { name: evil } } });
    expect(JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toEqual({ name: evil });
  });

  it('names every file that the page needs', () => {
    expect(page.querySelector('link[rel=modulepreload]')?.getAttribute('href')).toBe('/m.js');
    expect(page.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('/s.css');
    expect(page.querySelector('link[rel=preload]')?.getAttribute('href')).toBe('/f.woff2');
    expect(page.querySelector('script[type=module]')?.getAttribute('src')).toBe('/assets/shell.js');
  });
});

it('a document without data has no scripts', () => {
  const html = renderDocument({ html: '<main>card</main>', meta: { title: 'Card', description: '' }, site, data: undefined, assets });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelectorAll('script, link[rel=modulepreload]')).toHaveLength(0);
  expect(page.querySelector('link[rel=stylesheet]')).not.toBeNull();
  expect(page.querySelector('main')?.textContent).toBe('card');
});

describe('escapeJson', () => {
  it('leaves nothing that HTML or JavaScript could read as an end', () => {
    expect(escapeJson(evil)).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(escapeJson(evil))).toBe(evil);
  });
});
