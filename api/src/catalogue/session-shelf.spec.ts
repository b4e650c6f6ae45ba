import { atOnce } from './long-work.js';
import type { WodRecord } from './records.js';
import type { SessionRecord } from './session-record.js';
import { type SessionSelection, SessionShelf } from './session-shelf.js';

const session = (id: string, day: number, more: Partial<SessionRecord> = {}): SessionRecord => ({
  id, name: id, description: undefined, notes: undefined, totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, isTemplate: false, version: 1,
  createdAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`, ownerKeyHash: undefined, entries: [], ...more,
});
const showing = (...wodIds: string[]) => ({ entries: wodIds.map((wodId) => ({ wodId, notes: undefined })) });
const ids = (shelf: SessionShelf, selection: Partial<SessionSelection> = {}, page = 1, limit = 10) =>
  atOnce(shelf.page({ search: '', ...selection }, page, limit)).ids;

it('keeps the newest first, of one moment by id, wherever something is put in or taken out', () => {
  const shelf = new SessionShelf([session('c', 2), session('a', 1), session('b', 2)]);
  expect(ids(shelf)).toEqual(['b', 'c', 'a']);
  shelf.put(session('d', 1));
  shelf.put(session('e', 3));
  expect(ids(shelf)).toEqual(['e', 'b', 'c', 'a', 'd']);
  shelf.remove('c');
  shelf.remove('c');
  expect([ids(shelf), shelf.size]).toEqual([['e', 'b', 'a', 'd'], 4]);
  expect([ids(shelf, {}, 2, 3), ids(shelf, {}, 3, 3)]).toEqual([['d'], []]);
});

it('follows a session that becomes a template, and one that changes its words', () => {
  const shelf = new SessionShelf([session('a', 1), session('b', 2)]);
  shelf.put(session('a', 1, { isTemplate: true, name: 'Élan' }));
  expect([ids(shelf), ids(shelf, { template: true }), ids(shelf, { search: 'elan' })]).toEqual([['b', 'a'], ['a'], ['a']]);
  shelf.put(session('a', 1));
  expect([ids(shelf, { template: true }), ids(shelf, { search: 'elan' })]).toEqual([[], []]);
});

it('knows what a browser made, also by its short name', () => {
  const [one, other] = ['1'.repeat(64), '2'.repeat(64)];
  const shelf = new SessionShelf([session('a', 1, { ownerKeyHash: one }), session('b', 2, { ownerKeyHash: one }), session('c', 3, { ownerKeyHash: other })]);
  expect([shelf.ownedBy(one), shelf.ownedBy('3'.repeat(64))]).toEqual([['a', 'b'], []]);
  expect([ids(shelf, { browser: '1'.repeat(12) }), ids(shelf, { browser: '1' })]).toEqual([['b', 'a'], []]);
  shelf.remove('c');
  expect(shelf.ownersNamed('2'.repeat(12))).toEqual([]);
  shelf.remove('a');
  expect([shelf.ownedBy(one), ids(shelf, { browser: '1'.repeat(12) })]).toEqual([['b'], ['b']]);
});

it('goes on searching what it began with while sessions come and go', () => {
  const shelf = new SessionShelf(Array.from({ length: 200 }, (_, index) => session(`s${index}`, 1)));
  const search = shelf.page({ search: 's' }, 1, 500);
  search.next();
  for (let index = 0; index < 100; index += 1) shelf.remove(`s${index}`);
  expect(atOnce(search).total).toBe(200);
});

it('knows of a WOD that is shown as long as one line of a session shows it', () => {
  const shelf = new SessionShelf([session('a', 1, showing('w', 'w')), session('b', 2, showing('w'))]);
  shelf.remove('a');
  expect([...shelf.shownWods()]).toEqual(['w']);
  shelf.remove('b');
  expect([...shelf.shownWods()]).toEqual([]);
});

it('keeps a WOD that has left the library as long as a session shows it', () => {
  const shelf = new SessionShelf([session('a', 1, showing('w', 'w')), session('b', 2, showing('x'))]);
  const gone = () => false;
  for (const id of ['w', 'x', 'y']) shelf.keepWod({ id } as WodRecord);
  shelf.tidyWods(gone);
  expect(['w', 'x', 'y'].map((id) => shelf.removedWod(id)?.id)).toEqual(['w', 'x', undefined]);
  shelf.put(session('a', 1, showing('w')));
  shelf.remove('b');
  shelf.tidyWods(gone);
  expect(['w', 'x'].map((id) => shelf.removedWod(id)?.id)).toEqual(['w', undefined]);
  shelf.tidyWods((id) => id === 'w');
  expect(shelf.removedWod('w')).toBeUndefined();
});

it('lets others have a turn every now and then while it searches', () => {
  const shelf = new SessionShelf(Array.from({ length: 400 }, (_, index) => session(`s${index}`, 1)));
  const turns = [...shelf.page({ search: 's' }, 1, 10)].length;
  expect(turns).toBeGreaterThanOrEqual(4);
  expect(turns).toBeLessThan(40);
});
