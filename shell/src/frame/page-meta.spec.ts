import type { Site } from '@wod/platform';
import { headTags, pageMeta } from './page-meta';

const site: Site = { name: 'WOD Inspiration', origin: 'https://example.org', legal: {} };
const context = { site, url: new URL('https://example.org/wods/1'), params: {} };

const values = (tags: ReturnType<typeof headTags>) =>
  Object.fromEntries(tags.map(({ attributes: { name, property, rel, content, href } }) => [name ?? property ?? rel, content ?? href]));

describe('headTags', () => {
  it('writes canonical and share tags with whole addresses', () => {
    const tags = values(headTags({ title: 'Fran', description: '21-15-9', path: '/wods/1', image: '/og/1.png', type: 'article' }, site));
    expect(tags).toMatchObject({
      canonical: 'https://example.org/wods/1',
      'og:url': 'https://example.org/wods/1',
      'og:image': 'https://example.org/og/1.png',
      'og:type': 'article',
      'og:title': 'Fran',
      'twitter:card': 'summary_large_image',
      'twitter:description': '21-15-9',
    });
    expect(tags).not.toHaveProperty('robots');
  });

  it('keeps a page without an address out of the index', () => {
    const tags = values(headTags({ title: 'Not found', description: '' }, site));
    expect(tags.robots).toBe('noindex');
    expect(tags).not.toHaveProperty('canonical');
  });
});

describe('a page that is not listed itself', () => {
  it('names the page that is', () => {
    const tags = values(headTags({ title: 'Fran', description: '', path: '/wods/1', indexed: false }, site));
    expect(tags).toMatchObject({ robots: 'noindex', canonical: 'https://example.org/wods/1' });
  });
});

it('names the other forms of a page', () => {
  const alternates = [{ type: 'application/json+oembed', path: '/api/oembed?url=x', title: 'Fran' }];
  expect(headTags({ title: 'Fran', description: '', alternates }, site)).toContainEqual({
    tag: 'link',
    attributes: { rel: 'alternate', type: 'application/json+oembed', title: 'Fran', href: 'https://example.org/api/oembed?url=x' },
  });
});

describe('pageMeta', () => {
  it('falls back to the name of the site when a page trips over its data', () => {
    const broken = {
      meta: () => {
        throw new Error('no data');
      },
    };
    expect(pageMeta(broken, undefined, context).title).toBe('WOD Inspiration');
  });
});
