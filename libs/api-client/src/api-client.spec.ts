import type { ApiError } from './index';
import { createApiClient, type Transport } from './index';

/** A transport that answers once and remembers what it was asked. */
function answering(status: number, body?: string) {
  const paths: string[] = [];
  const transport: Transport = async (path) => {
    paths.push(path);
    return new Response(status === 204 ? null : body, { status });
  };
  return { paths, api: createApiClient(transport) };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

describe('createApiClient', () => {
  it('sends only what is set, lists as one comma-separated value', async () => {
    const { api, paths } = answering(200, '{}');
    await api.listWods({ page: 2, limit: 12, search: '', type: ['AMRAP', 'EMOM'], kit: [], maxMinutes: 20, facets: true });
    expect(paths).toEqual(['/wods?page=2&limit=12&type=AMRAP%2CEMOM&maxMinutes=20&facets=1']);
  });

  it('asks without a query for the defaults', async () => {
    const { api, paths } = answering(200, '{}');
    await api.listWods();
    expect(paths).toEqual(['/wods']);
  });

  it('encodes ids', async () => {
    const { api, paths } = answering(200, '{}');
    await api.getWod('a/b?c');
    expect(paths).toEqual(['/wods/a%2Fb%3Fc']);
  });

  it('passes the sentence of the server on', async () => {
    const { api } = answering(404, JSON.stringify({ error: 'WOD not found', statusCode: 404, details: [{ field: 'id', message: 'unknown' }] }));
    expect(await failure(api.getWod('x'))).toMatchObject({
      message: 'WOD not found',
      status: 404,
      fromServer: true,
      details: [{ field: 'id', message: 'unknown' }],
    });
  });

  it.each([
    [502, '<html>Bad gateway</html>'],
    [500, '{"message":"no"}'],
    [200, 'not json'],
  ])('takes no sentence from %d %s', async (status, body) => {
    const { api } = answering(status, body);
    expect(await failure(api.getWod('x'))).toMatchObject({ status, fromServer: false });
  });

  it('reports an api that does not answer', async () => {
    const api = createApiClient(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failure(api.listExercises())).toMatchObject({ status: 0, fromServer: false });
  });

  it('leaves an abort an abort', async () => {
    const abort = new AbortController();
    abort.abort();
    const reason = new DOMException('aborted', 'AbortError');
    const api = createApiClient(() => Promise.reject(reason));
    expect(await failure(api.getWod('x', abort.signal))).toBe(reason);
  });
});
