import { MONTHS } from './months.js';
import { DAY_MS } from './spans.js';

/*
 * Days of the calendar as text, `YYYY-MM-DD`, whatever the time zone: such texts compare as the days do.
 */

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const utc = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Whether a text is a day of the calendar. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(utc(text).getTime()) && utc(text).toISOString().startsWith(text);

/** The number of days since 1 January 1970. */
export const dayNumber = (date: string): number => utc(date).getTime() / DAY_MS;

/** The day this many days later, or earlier for a negative number. */
export const daysAfter = (date: string, days: number): string => new Date(utc(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** "Sunday" */
export const weekdayOf = (date: string): (typeof WEEKDAYS)[number] => WEEKDAYS[utc(date).getUTCDay()] ?? 'Sunday';

/** "Sunday 22 November" */
export const dayText = (date: string): string => `${weekdayOf(date)} ${utc(date).getUTCDate()} ${MONTHS[utc(date).getUTCMonth()]}`;

/** "3 Nov", and of another year than today's "3 Nov 2025". @param day YYYY-MM-DD, as `today` */
export function shortDay(day: string, today: string): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1]?.slice(0, 3)}${today.startsWith(year) ? '' : ` ${Number(year)}`}`;
}

/** The Monday of its week. */
export const weekOf = (date: string): string => daysAfter(date, -((utc(date).getUTCDay() + 6) % 7));
