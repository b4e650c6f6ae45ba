import { createSessionClient, type Transport } from './index';

/** A transport that always gives the same answer and remembers what it was asked. */
function answering(body: unknown, headers: Record<string, string> = {}) {
  const asked: [path: string, init?: RequestInit][] = [];
  const transport: Transport = async (...request) => {
    asked.push(request);
    return new Response(JSON.stringify(body), { headers });
  };
  return { asked, api: createSessionClient(transport) };
}

describe('createSessionClient', () => {
  it('asks for summaries, and reads how many there are in all', async () => {
    const { api, asked } = answering([{ id: 'a' }], { 'x-total-count': '1234' });
    expect(await api.sessionSummaries({ page: 2, limit: 1, search: 'Épée', template: true })).toEqual({ items: [{ id: 'a' }], total: 1234 });
    expect(await api.sessionSummaries()).toMatchObject({ total: 1234 });
    expect(asked.map(([path]) => path)).toEqual([
      '/training-sessions?page=2&limit=1&search=%C3%89p%C3%A9e&template=1&view=summary',
      '/training-sessions?view=summary',
    ]);
  });

  it('sends every change as JSON, also one that says nothing', async () => {
    const { api, asked } = answering({});
    await api.deleteSession('a/b');
    await api.restoreSession('a/b');
    for (const [, init] of asked) expect(init).toMatchObject({ headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(asked.map(([path, init]) => [init?.method, path])).toEqual([
      ['DELETE', '/training-sessions/a%2Fb'],
      ['POST', '/training-sessions/a%2Fb/restore'],
    ]);
  });
});
