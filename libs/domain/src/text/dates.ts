import { MONTHS } from './months.js';

// By hand, so that the server and every browser agree on the text, and because the first Intl.DateTimeFormat costs a phone 50 ms.
const written = (day: number, month: number, year: number) => `${day} ${MONTHS[month]} ${year}`;

/** The day of an ISO 8601 date in UTC, for example "21 November 2026". */
export function dayInUtc(iso: string): string {
  const date = new Date(iso);
  return written(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear());
}

/** The same in the reader's time zone. */
export const localDay = (date: Date): string => written(date.getDate(), date.getMonth(), date.getFullYear());

/** The day as YYYY-MM-DD, in the reader's time zone. */
export const localIsoDay = (date: Date): string =>
  [String(date.getFullYear()).padStart(4, '0'), ...[date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))].join('-');
