import type { WodRecord } from './records.js';
import { WrittenWods } from './written-wods.js';

const wod = (id: number): WodRecord => ({
  id: String(id),
  name: `WOD ${id}`,
  type: 'AMRAP',
  category: 'CUSTOM',
  description: 'd'.repeat(4000),
  createdAt: '',
  updatedAt: '',
  entries: [],
});

const written = () =>
  new WrittenWods(() => {
    throw new Error('There are no exercises.');
  });

it('keeps what visitors look at while somebody reads long lists', () => {
  const [wods, looked] = [written(), wod(0)];
  const before = wods.of(looked);
  // More than it keeps.
  for (let id = 1; id <= 5000; id += 1) wods.ofMany(wod(id));
  expect(wods.of(looked)).toBe(before);
});

it('keeps all of a small library, however it is read', () => {
  const [wods, one, other] = [written(), wod(1), wod(2)];
  const json = wods.ofMany(one);
  expect(wods.of(one)).toBe(json);
  expect(wods.ofMany(other)).toBe(wods.of(other));
  expect(JSON.parse(json.toString())).toMatchObject({ id: '1', name: 'WOD 1', exercises: [] });
});
