import { predefinedExercises, predefinedWods } from '@wod/catalogue';
import type { SitemapPage, WodPage } from '@wod/domain';
import type { ApiAnswer } from '../../src/platform/answers/in-process.js';
import type { RunningApi } from '../running-api.js';

const VARYING = ['date', 'connection', 'keep-alive', 'x-request-id', 'transfer-encoding'];

const comparable = async (response: ApiAnswer) => ({
  status: response.status,
  ok: response.ok,
  headers: Object.fromEntries([...response.headers].filter(([name]) => !VARYING.includes(name))),
  body: (await response.text()).replace(/"requestId":"[^"]*"/, ''),
});

export function inProcessContract(api: () => RunningApi): void {
  it.each(['/wods?limit=9', '/wods?limit=9', '/wods/recent', '/exercises', '/wods/none', '/wods?page=0', '/nothing', '/auth/me', '/health/live'])(
    'answers %s as HTTP does',
    async (path) => {
      const plain = { headers: { 'accept-encoding': 'identity' } };
      const inProcess = await comparable(await api().api.request(path, plain));
      expect(inProcess).toEqual(await comparable(await api().get(path, plain.headers)));
    },
  );

  it('reads a body as JSON and as a file too', async () => {
    const inProcess = () => api().api.request('/wods/recent');
    expect(await (await inProcess()).json()).toEqual(await api().json('/wods/recent'));
    const file = await (await inProcess()).blob();
    expect(file.type).toBe('application/json; charset=utf-8');
    expect(await file.text()).toBe(await (await inProcess()).text());
    const none = await api().api.request('/wods', { method: 'HEAD' });
    await expect(none.json()).rejects.toThrow(SyntaxError);
  });

  it('knows conditional requests and HEAD', async () => {
    const etag = (await api().api.request('/wods')).headers.get('etag') ?? '';
    const unchanged = await api().api.request('/wods', { headers: { 'if-none-match': etag } });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    const head = await api().api.request('/wods', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('keeps the id that it was given, for what is kept and for what is made', async () => {
    for (const path of ['/wods', '/nothing']) {
      const answer = await api().api.request(path, { headers: { 'x-request-id': 'document-1234567' } });
      expect(answer.headers.get('x-request-id')).toBe('document-1234567');
    }
  });

  it('rejects when it was aborted before', async () => {
    await expect(api().api.request('/wods', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  });

  it('lists the pages for the sitemap', async () => {
    const { entries, pagination } = await api().json<SitemapPage>('/sitemap-entries');
    const total = predefinedWods.length + predefinedExercises.length;
    expect(entries).toHaveLength(total);
    expect(pagination).toEqual({ page: 1, pages: 1, total });
    const [wod] = (await api().json<WodPage>('/wods?limit=1')).wods;
    expect(entries).toContainEqual({ path: `/wods/${wod?.id}`, lastModified: wod?.updatedAt });
    expect(entries).toContainEqual({ path: `/exercises/${wod?.exercises[0]?.exerciseId}` });
  });
}
