import { createApiClient, type Transport } from '@wod/api-client';
import { testSite } from '@wod/platform/testing';
import { fran } from '../../../test/fixtures';
import { whiteboardSvg } from './whiteboard-svg';
import { librarySitemap, wodShareImage } from './wod-for-server';

const image = (transport: Transport) => wodShareImage(createApiClient(transport), testSite);

test('the image of a WOD is its whiteboard, under the name of the site', async () => {
  const asked: string[] = [];
  const svg = await image(async (path) => {
    asked.push(path);
    return Response.json(fran);
  }).draw({ id: 'fran' });
  expect([svg, asked]).toEqual([whiteboardSvg(fran, testSite.name), ['/wods/fran']]);
  expect(svg).toContain(testSite.name);
});

test('what does not exist has none, and an api that is away is said to be', async () => {
  expect(await image(async () => Response.json({ error: 'WOD not found' }, { status: 404 })).draw({ id: 'none' })).toBeUndefined();
  await expect(image(() => Promise.reject(new TypeError('fetch failed'))).draw({ id: 'fran' })).rejects.toHaveProperty('name', 'ApiError');
});

test('the sitemap has the parts that the api tells', async () => {
  const part = { entries: [{ path: '/wods/fran' }], pagination: { page: 2, pages: 2, total: 1 } };
  expect(await librarySitemap(async (path) => Response.json(path === '/sitemap-entries?page=2' ? part : undefined), 2)).toEqual(part);
});
