// These pages are rendered only in the browser, so dates are in the admin's own time zone.
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The day of an ISO 8601 date, for example "21 November 2026". */
export const dayText = (iso: string): string => day.format(new Date(iso));

/** The same in short, for example "21 Nov 2026". */
export const shortDayText = (iso: string): string => shortDay.format(new Date(iso));

/** The time of day of an ISO 8601 date, for example "14:05". */
export const timeText = (iso: string): string => time.format(new Date(iso));
