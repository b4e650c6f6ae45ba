import { createApiClient, type Transport } from '@wod/api-client';
import { wodSummary, type WodPage } from '@wod/domain';
import { fran } from '../../../test/fixtures';
import { surpriseLoader, wodListLoader } from './wod-list-loader';

const pagination = { page: 2, pages: 2, total: 13 };
const page: WodPage = { wods: [fran], pagination, near: [] };

function load(address: string, transport: Transport, signal?: AbortSignal) {
  const loader = wodListLoader(createApiClient(transport));
  return loader({ request: new Request(new URL(address, 'https://wod.example'), { signal }) } as Parameters<typeof loader>[0]);
}

test('asks for 12 of what the address says, with the counts of the options and the nearest ones', async () => {
  const transport = jest.fn<ReturnType<Transport>, Parameters<Transport>>(async () => Response.json(page));
  expect((await load('/wods?type=LADDER&page=2', transport)).data).toEqual({
    status: 'loaded',
    page: { wods: [wodSummary(fran)], pagination },
    words: expect.objectContaining({ heading: 'Ladder workouts', near: [] }),
  });
  expect(transport.mock.calls.map(([path]) => path)).toEqual(['/wods?type=LADDER&page=2&limit=12&facets=1&near=1']);
});

test.each([400, 500, 503])('an answer of %i is a failed page with 503', async (status) => {
  const answer = await load('/wods', async () => Response.json({ error: 'No.' }, { status }));
  expect(answer).toMatchObject({ data: { status: 'failed' }, init: { status: 503 } });
});

test('an api that can not be reached is a failed page too', async () => {
  const answer = await load('/wods', () => Promise.reject(new TypeError('fetch failed')));
  expect(answer).toMatchObject({ data: { status: 'failed' }, init: { status: 503 } });
});

test('an aborted navigation stays an abort', async () => {
  const leaving = new AbortController();
  const answer = load(
    '/wods',
    async () => {
      leaving.abort();
      throw leaving.signal.reason;
    },
    leaving.signal,
  );
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('a draw has a number of its own, and keeps the filters', async () => {
  const draw = async () => {
    const answer = await surpriseLoader({ request: new Request('https://wod.example/wods/surprise?type=AMRAP&draw=1&page=2') } as Parameters<
      typeof surpriseLoader
    >[0]);
    expect(answer.status).toBe(302);
    return answer.headers.get('location') ?? '';
  };
  const [first, second] = [await draw(), await draw()];
  expect(first).toMatch(/^\/wods\?type=AMRAP&draw=[1-9]\d{0,6}$/);
  expect(second).not.toBe(first);
});
