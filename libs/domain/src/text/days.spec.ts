import { localIsoDay, shortDay } from './days.js';

test('the day of a date, for a form', () => {
  expect(localIsoDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('a day in short, with its year where that is not this one', () => {
  expect(shortDay('2026-05-03', '2026-11-22')).toBe('3 May');
  expect(shortDay('2025-12-31', '2026-11-22')).toBe('31 Dec 2025');
});
