import { DayBook, type DayRecord } from './day-book.js';

const record = (date: string, fields: Partial<DayRecord> = {}): DayRecord => ({
  date,
  kind: 'wod',
  wodId: date,
  title: date,
  isPinned: false,
  ...fields,
});
const dates = (records: readonly DayRecord[]) => records.map(({ date }) => date.slice(8));

it('keeps days in order, whatever order they come in', () => {
  const book = new DayBook([record('2026-11-20'), record('2026-11-18')]);
  for (const date of ['2026-11-22', '2026-11-17', '2026-11-19']) book.put(record(date));
  expect(book.first).toBe('2026-11-17');
  expect(dates(book.before('2026-11-20', 2))).toEqual(['19', '18']);
  expect(dates(book.before('2026-11-21', 9))).toEqual(['20', '19', '18', '17']);
  expect(dates(book.from('2026-11-20'))).toEqual(['20', '22']);
  expect(book.before('2026-11-17', 9)).toEqual([]);
});

it('replaces a day, and passes over one that is open', () => {
  const book = new DayBook([record('2026-11-20'), record('2026-11-21')]);
  book.put(record('2026-11-20', { kind: 'open' }));
  expect([book.get('2026-11-20'), book.first]).toEqual([undefined, '2026-11-21']);
  book.put(record('2026-11-20', { kind: 'rest' }));
  expect(book.get('2026-11-20')?.kind).toBe('rest');
  expect(dates(book.from('2026-11-01'))).toEqual(['20', '21']);
});
