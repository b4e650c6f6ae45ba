// Locale and time zone are fixed and the month is written out, so that the server and every browser agree on the text.
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The day of an ISO 8601 date in UTC, for example "21 November 2026". */
export function dayInUtc(iso: string): string {
  return day.format(new Date(iso));
}
