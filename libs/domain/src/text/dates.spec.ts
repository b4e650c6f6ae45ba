import { dayInUtc, localDay, localIsoDay } from './dates.js';

const intl = (timeZone?: string) => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const MONTHS = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-0${(month % 9) + 1}T23:59:59.999Z`);

it.each([...MONTHS, '2024-02-29', '2026-12-31T23:30:00-01:00'])('writes %s as the platform does', (iso) => {
  expect(dayInUtc(iso)).toBe(intl('UTC').format(new Date(iso)));
  expect(localDay(new Date(iso))).toBe(intl().format(new Date(iso)));
});

it('writes the day of a date for a form', () => {
  expect(localIsoDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
