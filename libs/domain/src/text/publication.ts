/** Stands in for the date of publication of a draft that has none. */
export const UNPUBLISHED = 'never';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;
/** Beyond it, moments no longer compare as texts. */
const LATEST = Date.UTC(9999, 0, 1);

/** Whether a text is a moment of ISO 8601 with its time zone. */
export const isMoment = (text: string): boolean => MOMENT.test(text) && Date.parse(text) < LATEST;

/**
 * Until when something is kept from the public: a moment in UTC, or `UNPUBLISHED`; undefined when it is public now.
 * @param publishAt as it was sent: a valid moment, `UNPUBLISHED`, or absent for at once
 */
export function heldUntil(publishAt: string | undefined, now: Date): string | undefined {
  if (publishAt === undefined || publishAt === UNPUBLISHED) return publishAt;
  const moment = new Date(publishAt);
  return moment > now ? moment.toISOString() : undefined;
}
