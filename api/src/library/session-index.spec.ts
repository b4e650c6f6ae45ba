import { atOnce } from './long-work.js';
import type { WodRecord } from './records.js';
import { type SessionSelection, SessionIndex } from './session-index.js';
import type { SessionRecord } from './session-record.js';

const session = (id: string, day: number, more: Partial<SessionRecord> = {}): SessionRecord => ({
  id,
  name: id,
  description: undefined,
  notes: undefined,
  totalMinutes: 60,
  mobilityMinutes: 10,
  cooldownMinutes: 5,
  isTemplate: false,
  version: 1,
  createdAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  ownerKeyHash: undefined,
  entries: [],
  blocks: undefined,
  ...more,
});
const showing = (...wodIds: string[]) => ({ entries: wodIds.map((wodId) => ({ wodId, notes: undefined })) });
const ids = (index: SessionIndex, selection: Partial<SessionSelection> = {}, page = 1, limit = 10) =>
  atOnce(index.page({ search: '', ...selection }, page, limit)).ids;

it('keeps the newest first, of one moment by id, wherever something is put in or taken out', () => {
  const index = new SessionIndex([session('c', 2), session('a', 1), session('b', 2)]);
  expect(ids(index)).toEqual(['b', 'c', 'a']);
  index.put(session('d', 1));
  index.put(session('e', 3));
  expect(ids(index)).toEqual(['e', 'b', 'c', 'a', 'd']);
  index.remove('c');
  index.remove('c');
  expect([ids(index), index.size]).toEqual([['e', 'b', 'a', 'd'], 4]);
  expect([ids(index, {}, 2, 3), ids(index, {}, 3, 3)]).toEqual([['d'], []]);
});

it('follows a session that becomes a template, and one that changes its words', () => {
  const index = new SessionIndex([session('a', 1), session('b', 2)]);
  index.put(session('a', 1, { isTemplate: true, name: 'Élan' }));
  expect([ids(index), ids(index, { template: true }), ids(index, { search: 'elan' })]).toEqual([['b', 'a'], ['a'], ['a']]);
  index.put(session('a', 1));
  expect([ids(index, { template: true }), ids(index, { search: 'elan' })]).toEqual([[], []]);
});

it('is listed by age, name or minutes from either end, and of some days only', () => {
  const index = new SessionIndex([session('b', 1), session('A', 2, { totalMinutes: 30 }), session('c', 3, { totalMinutes: 30 }), session('d', 4)]);
  const day = (of: number) => `2026-01-0${of}T00:00:00.000Z`;
  expect(ids(index, { reversed: true })).toEqual(['b', 'A', 'c', 'd']);
  expect(ids(index, { reversed: true }, 2, 3)).toEqual(['d']);
  expect(ids(index, { sort: 'name' })).toEqual(['A', 'b', 'c', 'd']);
  expect(ids(index, { sort: 'name', reversed: true }, 1, 2)).toEqual(['d', 'c']);
  expect(ids(index, { sort: 'name', reversed: true }, 2, 3)).toEqual(['A']);
  expect(ids(index, { sort: 'minutes' })).toEqual(['c', 'A', 'd', 'b']);
  expect(ids(index, { from: day(2), before: day(4) })).toEqual(['c', 'A']);
  expect(ids(index, { from: day(2), sort: 'minutes', search: 'a' })).toEqual(['A']);
  const many = new SessionIndex(Array.from({ length: 1000 }, (_, at) => session(`s${String((at * 7) % 1000).padStart(3, '0')}`, 1)));
  expect(ids(many, { sort: 'name' }, 1, 1000)).toEqual(Array.from({ length: 1000 }, (_, at) => `s${String(at).padStart(3, '0')}`));
});

it('knows what a browser made, also by its short name', () => {
  const [one, other] = ['1'.repeat(64), '2'.repeat(64)];
  const index = new SessionIndex([
    session('a', 1, { ownerKeyHash: one }),
    session('b', 2, { ownerKeyHash: one }),
    session('c', 3, { ownerKeyHash: other }),
  ]);
  expect([index.ownedBy(one), index.ownedBy('3'.repeat(64))]).toEqual([['a', 'b'], []]);
  expect([ids(index, { browser: '1'.repeat(12) }), ids(index, { browser: '1' })]).toEqual([['b', 'a'], []]);
  index.put(session('b', 2, { ownerKeyHash: one, isTemplate: true }));
  index.put(session('c', 3, { ownerKeyHash: other, isTemplate: true }));
  expect([ids(index, { browser: '1'.repeat(12), template: true }), ids(index, { template: true })]).toEqual([['b'], ['c', 'b']]);
  index.remove('c');
  expect(index.ownersNamed('2'.repeat(12))).toEqual([]);
  index.remove('a');
  expect([index.ownedBy(one), ids(index, { browser: '1'.repeat(12) })]).toEqual([['b'], ['b']]);
});

it('goes on searching what it began with while sessions come and go', () => {
  const index = new SessionIndex(Array.from({ length: 200 }, (_, at) => session(`s${at}`, 1)));
  const search = index.page({ search: 's' }, 1, 500);
  search.next();
  for (let at = 0; at < 100; at += 1) index.remove(`s${at}`);
  expect(atOnce(search).total).toBe(200);
});

it('knows of a WOD that is shown as long as one line of a session shows it', () => {
  const index = new SessionIndex([session('a', 1, showing('w', 'w')), session('b', 2, showing('w'))]);
  index.remove('a');
  expect([...index.shownWods()]).toEqual(['w']);
  index.remove('b');
  expect([...index.shownWods()]).toEqual([]);
});

it('keeps a WOD that has left the library as long as a session shows it', () => {
  const index = new SessionIndex([session('a', 1, showing('w', 'w')), session('b', 2, showing('x'))]);
  const gone = () => false;
  for (const id of ['w', 'x', 'y']) index.keepWod({ id } as WodRecord);
  index.tidyWods(gone);
  expect(['w', 'x', 'y'].map((id) => index.removedWod(id)?.id)).toEqual(['w', 'x', undefined]);
  index.put(session('a', 1, showing('w')));
  index.remove('b');
  index.tidyWods(gone);
  expect(['w', 'x'].map((id) => index.removedWod(id)?.id)).toEqual(['w', undefined]);
  index.tidyWods((id) => id === 'w');
  expect(index.removedWod('w')).toBeUndefined();
});

it('lets others have a turn every now and then while it searches', () => {
  const index = new SessionIndex(Array.from({ length: 400 }, (_, at) => session(`s${at}`, 1)));
  const turns = [...index.page({ search: 's' }, 1, 10)].length;
  expect(turns).toBeGreaterThanOrEqual(4);
  expect(turns).toBeLessThan(40);
});
