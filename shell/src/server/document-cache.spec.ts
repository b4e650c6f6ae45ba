/** @jest-environment node */
import { DocumentCache, textDocument } from './document-cache';

const megabytes = (count: number) => textDocument({ status: 200, route: 'page', type: 'text/html', text: 'x'.repeat(count * 1024 * 1024) }, false);
const kept = (cache: DocumentCache, keys: string[]) => keys.filter((key) => cache.get(key, 'now') !== undefined);

it('keeps at most 24 MB; what was not asked for goes first', () => {
  const cache = new DocumentCache();
  cache.get('/a', 'now');
  for (const key of ['/a', '/b', '/c']) cache.put(key, 'now', megabytes(5));
  cache.get('/a', 'now');
  cache.put('/d', 'now', megabytes(5));
  expect(kept(cache, ['/a', '/b', '/c', '/d'])).toEqual(['/a', '/c', '/d']);
  // Made twice by visitors who came at once, it still counts once.
  for (let again = 0; again < 5; again += 1) cache.put('/d', 'now', megabytes(5));
  expect(kept(cache, ['/a', '/c', '/d'])).toEqual(['/a', '/c', '/d']);
});

it('keeps nothing of what something else was shown by', () => {
  const cache = new DocumentCache();
  cache.get('/a', 'before');
  for (const key of ['/a', '/b', '/c']) cache.put(key, 'before', megabytes(5));
  expect(kept(cache, ['/a', '/b', '/c'])).toEqual([]);
  for (const key of ['/a', '/b', '/c']) cache.put(key, 'now', megabytes(5));
  expect(kept(cache, ['/a', '/b', '/c'])).toEqual(['/a', '/b', '/c']);
});
