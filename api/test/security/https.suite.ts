import { databases } from '../database/databases.js';
import { Library } from '../library.js';

describe.each([
  ['https://wod.example.org', 'max-age=31536000'],
  ['http://wod.example.org', null],
])('on the site %s', (origin, expected) => {
  const library = Library.on(databases[0] as (typeof databases)[number], 'suite', { SITE_ORIGIN: origin });

  // The first two are made and kept; the others are refused, unroutable, the description and not a page at all.
  it.each(['/wods', '/wods', '/nothing', '/%', '/auth/me', '/docs'])('browsers are told of /api%s how to come', async (path) => {
    expect((await fetch(library.url + path)).headers.get('strict-transport-security')).toBe(expected);
  });

  it('and when their own copy is still good', async () => {
    const { headers } = await fetch(`${library.url}/wods`);
    const unchanged = await fetch(`${library.url}/wods`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([unchanged.status, unchanged.headers.get('strict-transport-security')]).toEqual([304, expected]);
  });
});
