import { localIsoDay, momentText, UNPUBLISHED } from '@wod/domain';

const isMoment = (text: string) => text !== '' && text !== UNPUBLISHED;

/** A date and a time as the browser's own field has them, in the admin's time zone: "2026-11-30T07:00". */
const typedTime = (date: Date): string => `${localIsoDay(date)}T${momentText(date.getTime())}`;

/** A moment of the api as it is typed; what is no moment stays as it is. */
export const typedMoment = (publishAt: string): string => (isMoment(publishAt) ? typedTime(new Date(publishAt)) : publishAt);

/** What stands for a date and time that isn't whole: the browser's own field tells only that there is none, which would mean at once. */
export const UNFINISHED_MOMENT = '?';

/** What was typed as the api takes it: undefined for at once; what is no moment stays as it is, for the rules to refuse. */
export function sentMoment(typed: string): string | undefined {
  if (typed === '') return undefined;
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString();
}

/** Tomorrow morning: what a date of publication begins as. */
export const tomorrow = (now: Date): string => typedTime(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 6));

/** The admin's time zone in words, "Europe/Berlin (GMT+1)". */
export function timeZoneText(): string {
  const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' });
  const offset = zone.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value;
  return `${zone.resolvedOptions().timeZone.replaceAll('_', ' ')} (${offset})`;
}
