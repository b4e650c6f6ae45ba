import { createApiClient, type Transport } from '@wod/api-client';
import type { LoaderFunctionArgs } from '@wod/platform';
import { fran } from '../../../test/fixtures';
import { wodDetailLoader } from './wod-detail-loader';
import { wodSheet } from './wod-sheet';

function load(transport: Transport, signal = new AbortController().signal) {
  const request = new Request('https://wod.example/wods/fran', { signal });
  return wodDetailLoader(createApiClient(transport))({ params: { id: 'fran' }, request } as unknown as LoaderFunctionArgs);
}

test.each([
  [200, { status: 'loaded', wod: wodSheet(fran, false), similar: [] }, undefined],
  [404, { status: 'notFound' }, 404],
  [500, { status: 'failed' }, 503],
  [429, { status: 'failed' }, 503],
])('an answer %i of the api gives the page %j with status %s', async (status, data, pageStatus) => {
  const answer = await load(async (path) =>
    path.endsWith('/similar') ? Response.json([]) : Response.json(status === 200 ? fran : { error: 'No.' }, { status }),
  );
  expect(answer.data).toEqual(data);
  expect(answer.init?.status).toBe(pageStatus);
});

test('a WOD is shown without similar ones when they could not be loaded', async () => {
  const answer = await load(async (path) => (path.endsWith('/similar') ? Response.json({ error: 'No.' }, { status: 500 }) : Response.json(fran)));
  expect(answer.data).toEqual({ status: 'loaded', wod: wodSheet(fran, false), similar: [] });
});

test('no answer is a failure, an abort stays an abort', async () => {
  const unreachable = await load(() => Promise.reject(new TypeError('fetch failed')));
  expect(unreachable.data).toEqual({ status: 'failed' });
  const abort = new AbortController();
  abort.abort();
  await expect(load((_path, init) => Promise.reject(init?.signal?.reason as Error), abort.signal)).rejects.toHaveProperty('name', 'AbortError');
});

test('a name in the address leads to its WOD', async () => {
  const load404 = load(async (path) =>
    path === '/wods/by-name/fran' ? Response.json({ ...fran, id: '1' }) : Response.json({ error: 'No.' }, { status: 404 }),
  );
  const answer: Response = await load404.then(
    () => {
      throw new Error('There was no redirect.');
    },
    (response: Response) => response,
  );
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/wods/1']);
});
