import { dayNumber, daysAfter, dayText, isDate, shortDay, weekdayOf, weekOf } from './calendar.js';

it.each([
  ['2026-11-22', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['', false],
  ['+002026-01-01', false],
  ['2026-11-22T00:00:00Z', false],
  ['٢٠٢٦-11-22', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});

it.each([
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-11-22', 0, '2026-11-22'],
])('%s and %d days are %s', (date, days, expected) => {
  expect(daysAfter(date, days)).toBe(expected);
  expect(dayNumber(expected) - dayNumber(date)).toBe(days);
});

it('names days', () => {
  expect(dayText('2026-11-22')).toBe('Sunday 22 November');
  expect(dayText('2026-02-03')).toBe('Tuesday 3 February');
  expect(weekdayOf('2026-11-21')).toBe('Saturday');
});

it.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('%s is in the week of %s', (date, monday) => {
  expect(weekOf(date)).toBe(monday);
});

it('names a day in short, with its year where that is not this one', () => {
  expect(shortDay('2026-05-03', '2026-11-22')).toBe('3 May');
  expect(shortDay('2025-12-31', '2026-11-22')).toBe('31 Dec 2025');
});
