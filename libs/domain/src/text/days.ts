const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The day as YYYY-MM-DD, in the reader's time zone. */
export const localIsoDay = (date: Date): string =>
  [String(date.getFullYear()).padStart(4, '0'), ...[date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))].join('-');

/** Whether it is a day of the calendar as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** "3 Nov", and of another year than today's "3 Nov 2025". @param day YYYY-MM-DD, as `today` */
export function shortDay(day: string, today: string): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1]}${today.startsWith(year) ? '' : ` ${Number(year)}`}`;
}
