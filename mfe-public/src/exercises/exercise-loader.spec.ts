import { createApiClient, type Transport } from '@wod/api-client';
import type { LoaderFunctionArgs } from '@wod/platform';
import { thruster } from '../../test/fixtures';
import { exerciseLoader } from './exercise-loader';

function load(transport: Transport, signal = new AbortController().signal) {
  const request = new Request('https://wod.example/exercises/thruster', { signal });
  return exerciseLoader(createApiClient(transport))({ params: { id: 'thruster' }, request } as unknown as LoaderFunctionArgs);
}

test.each([
  [404, { status: 'notFound' }, 404],
  [500, { status: 'failed' }, 503],
])('an answer %i of the api gives the page %j with status %s', async (status, data, pageStatus) => {
  const answer = await load(async () => Response.json({ error: 'No.' }, { status }));
  expect(answer.data).toEqual(data);
  expect(answer.init?.status).toBe(pageStatus);
});

test('the address of one that was merged into another leads to that one', async () => {
  const gone = load(async () => Response.json({ ...thruster, id: 'other' }));
  await expect(gone).rejects.toMatchObject({ status: 302 });
  await gone.catch((answer: Response) => expect(answer.headers.get('location')).toBe('/exercises/other'));
});

test('an abort while the workouts are on their way stays an abort', async () => {
  const abort = new AbortController();
  const transport: Transport = async (path, init) => {
    if (path.startsWith('/exercises/')) return Response.json(thruster);
    abort.abort();
    throw init?.signal?.reason;
  };
  await expect(load(transport, abort.signal)).rejects.toHaveProperty('name', 'AbortError');
});
