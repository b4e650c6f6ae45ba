import { Answer } from './answer.js';
import { AnswerCache } from './answer-cache.js';
import type { Freshness } from './freshness.js';

const answerOf = (json: string, effortAtFirst: 'quick' | 'small' = 'quick') =>
  Answer.of(json, { 'cache-control': 'public, no-cache', vary: 'accept-encoding' }, '/api/wods', effortAtFirst);

/** Content whose versions can be changed. */
const content = (versions = { library: '1', sessions: '1.1' }) =>
  ({ versions, version: (kind) => versions[kind], staleSeconds: () => undefined }) satisfies Freshness & { versions: object };

describe('the kept answers', () => {
  it('are good as long as the content that they were made of stays the same', async () => {
    const answer = await answerOf('{}');
    const cache = new AnswerCache();
    const fresh = content();
    cache.put('/wods', 'library', fresh, answer);
    cache.put('/sessions', 'sessions', fresh, answer);
    fresh.versions.sessions = '1.2';
    expect([cache.get('/wods', fresh), cache.get('/sessions', fresh)]).toEqual([answer, undefined]);
    fresh.versions.library = '2';
    expect(cache.get('/wods', fresh)).toBeUndefined();
  });

  it('leave together once their content has changed', async () => {
    const cache = new AnswerCache();
    const fresh = content();
    const answer = await answerOf('{}');
    cache.put('/sessions', 'sessions', fresh, answer);
    const { size } = cache;
    for (const name of ['a', 'b', 'c']) cache.put(name, 'library', fresh, answer);
    fresh.versions.library = '2';
    cache.get('b', fresh);
    expect(cache.size).toBe(size);
    expect(cache.get('/sessions', fresh)).toBe(answer);
  });

  it('stay within 12 MB; the ones that were not asked for go first', async () => {
    const cache = new AnswerCache();
    const fresh = content();
    const megabytes = (count: number) => answerOf('x'.repeat(count * 1024 * 1024));
    for (const name of ['a', 'b', 'c']) cache.put(name, 'library', fresh, await megabytes(2.5));
    cache.get('a', fresh);
    cache.put('d', 'library', fresh, await megabytes(2.5));
    expect(['a', 'b', 'c', 'd'].map((name) => cache.get(name, fresh) !== undefined)).toEqual([true, false, true, true]);
    cache.put('too large', 'library', fresh, await megabytes(10));
    expect(cache.get('too large', fresh)).toBeUndefined();
    expect(cache.get('d', fresh)).toBeDefined();
  });

  it('count with their keys, so that a flood of addresses stays within the bound too', async () => {
    const cache = new AnswerCache();
    const fresh = content();
    const small = await answerOf('{}');
    for (let count = 0; count < 30_000; count += 1) cache.put(`/wods?search=${'x'.repeat(480)}${count}`, 'library', fresh, small);
    expect(cache.size).toBeLessThanOrEqual(12 * 1024 * 1024);
    expect(cache.get(`/wods?search=${'x'.repeat(480)}0`, fresh)).toBeUndefined();
    expect(cache.get(`/wods?search=${'x'.repeat(480)}29999`, fresh)).toBe(small);
  });
});

it('hold on to no memory but their own, as there may be thousands of small ones', async () => {
  const body = (await answerOf('{"wods":[]}')).replyTo({})?.body;
  expect([body?.toString(), body?.buffer.byteLength]).toEqual(['{"wods":[]}', 11]);
});

it.each([
  ['short', 3],
  ['long', 1024 * 1024],
])('gives equal content the same tag, and other content another one: %s', async (_, length) => {
  const tag = async (character: string) => (await answerOf(character.repeat(length))).etag;
  expect(await tag('a')).toBe(await tag('a'));
  expect(await tag('a')).not.toBe(await tag('b'));
});

describe.each(['br', 'gzip'])('compressed: %s', (encoding) => {
  const headers = { 'accept-encoding': encoding };
  const wods = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, index) => ({ name: `WOD ${index}`, reps: (index * 37) % 101, rounds: (index * 7) % 11 })));
  async function sizes(answer: Answer): Promise<(number | undefined)[]> {
    await answer.encodeFor(headers);
    return [1, 2, 3].map(() => answer.replyTo(headers)?.body?.length);
  }

  it('quickly for whoever is the first to ask, smaller for all others', async () => {
    const [first, second, third] = await sizes(await answerOf(wods(500)));
    expect(second).toBeLessThan(first ?? 0);
    expect(third).toBe(second);
  });

  it('small at once where the first is kept for others', async () => {
    const [first, second] = await sizes(await answerOf(wods(500), 'small'));
    expect(first).toBe(second);
  });

  it('once where it is long', async () => {
    const long = await answerOf(wods(5000));
    expect(long.replyTo(headers)).toBeUndefined();
    const [first, second] = await sizes(long);
    expect(first).toBeGreaterThan(0);
    expect(second).toBe(first);
  });
});
