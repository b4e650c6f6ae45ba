/** Spans of time in smaller units. */
export const MINUTE_MS = 60_000;
export const DAY_MINUTES = 24 * 60;
export const DAY_SECONDS = DAY_MINUTES * 60;
export const DAY_MS = DAY_MINUTES * MINUTE_MS;
