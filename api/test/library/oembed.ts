import type { WodPage } from '@wod/domain';
import type { RunningApi } from '../running-api.js';

const ORIGIN = 'http://localhost:3000';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

export function oembedContract(api: () => RunningApi): void {
  const ask = (query: Record<string, string>, headers = {}) => api().get(`/oembed?${new URLSearchParams(query)}`, headers);
  let address: string;
  let id: string;

  beforeAll(async () => {
    const { wods } = await api().json<WodPage>('/wods?search=Fran&limit=1');
    id = wods[0]?.id ?? '';
    address = `${ORIGIN}/wods/${id}`;
  });

  it('says how another site shows a WOD, to programs of any site', async () => {
    const response = await ask({ url: address }, { origin: 'https://gym.example' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.json()).toEqual({
      type: 'rich',
      version: '1.0',
      title: 'Fran',
      provider_name: 'WOD Inspiration',
      provider_url: ORIGIN,
      width: 600,
      height: 480,
      html: `<iframe src="${ORIGIN}/embed/wods/${id}" title="Fran – WOD Inspiration" width="600" height="480"></iframe>`,
    });
  });

  it('keeps within the size that is left for it, and never asks for more than it needs', async () => {
    const small = (await (await ask({ url: address, maxwidth: '320', maxheight: '200', format: 'json' })).json()) as { html: string };
    expect(small).toMatchObject({ width: 320, height: 200, html: expect.stringContaining('width="320" height="200"') });
    expect(await (await ask({ url: address, maxwidth: '4000', maxheight: '4000' })).json()).toMatchObject({ width: 600, height: 480 });
  });

  it.each(['?levels=all', '#share', '/', '?utm_source=chat'])('knows the page with %s at its end', async (end) => {
    expect((await ask({ url: address + end })).status).toBe(200);
  });

  it.each([
    ['a page of another site', (own: string) => own.replace('localhost', 'wod.example')],
    ['another port', (own: string) => own.replace('3000', '3001')],
    ['a host that begins alike', (own: string) => own.replace('localhost:3000', 'localhost:3000@wod.example')],
    ['a WOD that there is not', () => `${ORIGIN}/wods/${UNKNOWN_ID}`],
    ['the list', () => `${ORIGIN}/wods`],
    ['a file', () => 'file:///etc/passwd'],
  ])('has nothing for %s', async (_, of) => {
    const response = await ask({ url: of(address) });
    expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ error: 'There is no WOD of this site at this url' })]);
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'url must be the address of a page, with at most 512 characters'],
    [{ url: 'Fran' }, 'url must be the address of a page, with at most 512 characters'],
    [{ url: `${ORIGIN}/wods/x`, maxwidth: '0' }, 'maxwidth must be a whole number of pixels from 1 to 10000'],
    [{ url: `${ORIGIN}/wods/x`, maxheight: 'tall' }, 'maxheight must be a whole number of pixels from 1 to 10000'],
  ])('%j is refused: %s', async (query, error) => {
    const response = await ask(query);
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ error })]);
  });

  it('refuses an address that is longer than any', async () => {
    expect((await ask({ url: address + '?'.repeat(512) })).status).toBe(400);
  });

  it('answers 501 to who wants XML, as oEmbed says', async () => {
    const response = await ask({ url: address, format: 'xml' });
    expect([response.status, await response.json()]).toEqual([501, expect.objectContaining({ error: 'Only json is answered here' })]);
  });
}
