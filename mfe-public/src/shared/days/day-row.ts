import { REST_DAY, headlineText, minutesText, usualMinutes, type Day, type WodType } from '@wod/domain';

/** A day in a list: no more of it than is shown. */
export interface DayRow {
  /** YYYY-MM-DD */
  date: string;
  title: string;
  headline: string;
  minutes?: string;
  /** of its WOD, while that is in the library */
  wod?: { id: string; type: WodType };
}

export function dayRow({ date, kind, title, wod }: Day): DayRow {
  if (wod) return { date, title, headline: headlineText(wod), minutes: usualMinutes(wod) ?? minutesText(wod), wod: { id: wod.id, type: wod.type } };
  return kind === 'rest' ? { date, title, headline: REST_DAY.headline, minutes: REST_DAY.minutes } : { date, title, headline: 'Taken out of the library' };
}
