import { MONTHS } from './months.js';

/** The day as YYYY-MM-DD, in the reader's time zone. */
export const localIsoDay = (date: Date): string =>
  [String(date.getFullYear()).padStart(4, '0'), ...[date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))].join('-');

/** "3 Nov", and of another year than today's "3 Nov 2025". @param day YYYY-MM-DD, as `today` */
export function shortDay(day: string, today: string): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1]?.slice(0, 3)}${today.startsWith(year) ? '' : ` ${Number(year)}`}`;
}
