/** @jest-environment node */
import { type Content, DocumentCache, type DocumentState } from './document-cache';
import { textDocument } from './text-document';

const documentOf = (text: string, content?: Content) => textDocument({ status: 200, route: 'page', type: 'text/html', text }, false, content);
const megabytes = (count: number) => documentOf('x'.repeat(count * 1024 * 1024), 'library');
const state = (library = '1', sessions = '1', rest = 'today'): DocumentState => ({ versions: { library, sessions: `${library}.${sessions}` }, rest });
const kept = (cache: DocumentCache, keys: string[], now = state()) => keys.filter((key) => cache.get(key, now) !== undefined);

it('keeps at most 16 MB; what was not asked for goes first', () => {
  const cache = new DocumentCache();
  for (const key of ['/a', '/b', '/c']) cache.put(key, state(), megabytes(5));
  cache.get('/a', state());
  cache.put('/d', state(), megabytes(5));
  expect(kept(cache, ['/a', '/b', '/c', '/d'])).toEqual(['/a', '/c', '/d']);
  // Made twice by visitors who came at once, it still counts once.
  for (let again = 0; again < 5; again += 1) cache.put('/d', state(), megabytes(5));
  expect(kept(cache, ['/a', '/c', '/d'])).toEqual(['/a', '/c', '/d']);
});

it('counts addresses too, and keeps nothing of one that is longer than any link', () => {
  const cache = new DocumentCache();
  const keys = Array.from({ length: 40_000 }, (_, index) => `/${String(index).padStart(500, '0')}`);
  for (const key of keys) cache.put(key, state(), documentOf('', 'library'));
  expect(kept(cache, keys).length).toBeLessThan(20_000);
  cache.put(`/${'x'.repeat(512)}`, state(), documentOf(''));
  expect(kept(cache, [`/${'x'.repeat(512)}`])).toEqual([]);
});

it('keeps a document as long as what it shows stays the same', () => {
  const cache = new DocumentCache();
  cache.put('/fixed', state(), documentOf(''));
  cache.put('/library', state(), documentOf('', 'library'));
  cache.put('/sessions', state(), documentOf('', 'sessions'));
  const keys = ['/fixed', '/library', '/sessions'];
  expect(kept(cache, keys, state('1', '2'))).toEqual(['/fixed', '/library']);
  expect(kept(cache, keys, state('2', '2'))).toEqual(['/fixed']);
  expect(kept(cache, keys, state('2', '2', 'tomorrow'))).toEqual([]);
});

it('gives out nothing that was rendered during a change', () => {
  const cache = new DocumentCache();
  expect(cache.get('/a', state('2'))).toBeUndefined();
  cache.put('/a', state('1'), documentOf('before', 'library'));
  expect(cache.get('/a', state('2'))).toBeUndefined();
});
