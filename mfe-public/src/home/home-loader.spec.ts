import { createApiClient, type Transport } from '@wod/api-client';
import { wodSummary } from '@wod/domain';
import { fran } from '../../test/fixtures';
import { homeLoader } from './home-loader';

function load(transport: Transport, signal?: AbortSignal) {
  const loader = homeLoader(createApiClient(transport));
  return loader({ request: new Request('https://wod.example/', { signal }) } as Parameters<typeof loader>[0]);
}

const NO_DAYS = { today: '2026-11-22', days: [] };

test('asks for the 6 most recent WODs, and for the days', async () => {
  const transport = jest.fn<ReturnType<Transport>, Parameters<Transport>>(async (path) => Response.json(path.startsWith('/days') ? NO_DAYS : [fran]));
  expect((await load(transport)).data).toEqual({ status: 'loaded', wods: [wodSummary(fran)] });
  expect(transport.mock.calls.map(([path]) => path)).toEqual(['/wods/recent?limit=6', '/days?limit=4']);
});

test('a failure answers 503, so that nobody keeps the page', async () => {
  const answer = await load(async () => Response.json({ error: 'Down.' }, { status: 500 }));
  expect(answer).toMatchObject({ data: { status: 'failed' }, init: { status: 503 } });
});

test('an aborted navigation stays an abort', async () => {
  const leaving = new AbortController();
  const answer = load(async () => {
    leaving.abort();
    throw leaving.signal.reason;
  }, leaving.signal);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
