import { isDay, localIsoDay, shortDay } from './days.js';

test.each([
  ['2026-11-03', true], ['2024-02-29', true], ['2026-02-29', false], ['2026-00-10', false], ['2026-1-3', false], ['', false], ['+002026-01-01', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('the day of a date, for a form', () => {
  expect(localIsoDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('a day in short, with its year where that is not this one', () => {
  expect(shortDay('2026-05-03', '2026-11-22')).toBe('3 May');
  expect(shortDay('2025-12-31', '2026-11-22')).toBe('31 Dec 2025');
});
