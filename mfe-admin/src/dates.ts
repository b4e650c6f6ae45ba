import { localDay, momentText } from '@wod/domain';

// These pages are rendered only in the browser, so dates are in the admin's own time zone.
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** The day of an ISO 8601 date in short, for example "21 Nov 2026". */
export const shortDayText = (iso: string): string => shortDay.format(new Date(iso));

/** The time of day of an ISO 8601 date, for example "14:05". */
export const timeText = (iso: string): string => momentText(Date.parse(iso));

/** Both, the day in full, for example "21 November 2026, 14:05". */
export const dayAndTimeText = (iso: string): string => `${localDay(new Date(iso))}, ${timeText(iso)}`;
