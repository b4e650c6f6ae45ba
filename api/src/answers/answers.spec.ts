import { Answer } from './answer.js';
import { AnswerCache } from './answer-cache.js';
import { answerUrl } from './answer-url.js';
import { preferredEncoding } from './encoding.js';
import { isNotModified } from './etag.js';

const answerOf = (json: string) => Answer.of(json, { 'cache-control': 'public, no-cache', vary: 'accept-encoding' }, '/api/wods');

it.each([
  [undefined, undefined], ['', undefined], ['identity', undefined], ['gzip', 'gzip'], ['br', 'br'], ['gzip, br', 'br'], ['BR', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'], ['br;q=0,gzip', 'gzip'], ['br; q=0.000 , gzip;q=0', undefined], ['*', 'br'], ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'], ['deflate, *;q=0', undefined],
])('answers Accept-Encoding %j with %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});

it.each([
  [undefined, false], ['', false], ['W/"a"', true], ['"a"', true], ['*', true], [' * ', true], ['"b", W/"a"', true], ['"b"', false], ['a', false],
])('compares If-None-Match %j with the tag', (header, same) => {
  expect(isNotModified(header, 'W/"a"')).toBe(same);
});

it.each([
  ['/api/wods', '/api/wods'],
  ['/api/wods?', '/api/wods?'],
  ['/api/wods?page=2&limit=12', '/api/wods?limit=12&page=2'],
  ['/api/wods?utm=1&limit=12&__proto__=2', '/api/wods?limit=12'],
  ['/api/wods?type=B&search=a+b&type=A', '/api/wods?search=a+b&type=B&type=A'],
  ['/api/wods?search=a%20b', '/api/wods?search=a+b'],
  ['/api/wods?search=%', '/api/wods?search=%25'],
])('knows %s as %s', (url, key) => {
  expect(answerUrl(url)).toBe(key);
});

describe('the kept answers', () => {
  it('are those of one content version', async () => {
    const answer = await answerOf('{}');
    const cache = new AnswerCache();
    cache.put('/a', 1, answer);
    expect(cache.get('/a', 1)).toBe(answer);
    expect(cache.get('/a', 2)).toBeUndefined();
    cache.put('/b', 2, answer);
    expect([cache.get('/a', 2), cache.get('/b', 2)]).toEqual([undefined, answer]);
  });

  it('stay within 24 MB; the ones that were not asked for go first', async () => {
    const cache = new AnswerCache();
    const megabytes = (count: number) => answerOf('x'.repeat(count * 1024 * 1024));
    for (const name of ['a', 'b', 'c']) cache.put(name, 1, await megabytes(5));
    cache.get('a', 1);
    cache.put('d', 1, await megabytes(5));
    expect(['a', 'b', 'c', 'd'].map((name) => cache.get(name, 1) !== undefined)).toEqual([true, false, true, true]);
    cache.put('too large', 1, await megabytes(20));
    expect(cache.get('too large', 1)).toBeUndefined();
    expect(cache.get('d', 1)).toBeDefined();
  });
});

it.each([['short', 3], ['long', 1024 * 1024]])('gives equal content the same tag, and other content another one: %s', async (_, length) => {
  const tag = async (character: string) => (await answerOf(character.repeat(length))).etag;
  expect(await tag('a')).toBe(await tag('a'));
  expect(await tag('a')).not.toBe(await tag('b'));
});
