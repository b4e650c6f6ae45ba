import type { Wod } from '../wod/wod.js';

/** What everybody does on a day. */
export interface Day {
  /** YYYY-MM-DD, in the time zone of the site */
  date: string;
  /** `gone`: its WOD was taken out of the library since. */
  kind: 'wod' | 'rest' | 'gone';
  /** The name of the WOD, or REST_DAY's; UNNAMED_DAY where the WOD was made a draft again. */
  title: string;
  /** of the kind `wod` only */
  wod?: Wod;
}

/** The answer to GET /days: the newest first. */
export interface DaysPage {
  /** YYYY-MM-DD */
  today: string;
  days: Day[];
  /** What `before` asks for the next page; absent on the last one. */
  before?: string;
}

/** The query of GET /days. */
export interface DaysQuery {
  /** Only days before this one, YYYY-MM-DD. */
  before?: string;
  /** 1 to DAYS.pageMax */
  limit?: number;
}

/** A day to come, as the admin sees it: the answer to GET /coming-days is a list of these. */
export interface ComingDay extends Pick<Day, 'date' | 'title'> {
  kind: 'wod' | 'rest';
  wodId?: string;
  /** Whether the admin has chosen it. A day that is drawn may still change with the library. */
  isPinned: boolean;
  /** Whether its WOD isn't public yet. */
  isDraft?: boolean;
}

/** What is pinned to a day, the body of PUT /days/:date: a WOD, or without one a rest day. */
export interface DayPin {
  wodId?: string;
}

export const DAYS = {
  /** how many days pass before a WOD comes again */
  apart: 60,
  /** on a page of the archive */
  page: 14,
  pageMax: 31,
  /** how many days to come the admin sees */
  coming: 14,
  /** how far ahead something may be pinned, in days */
  pinnedAhead: 366,
} as const;

/** What stands in for the name of a workout that the public may not know. */
export const UNNAMED_DAY = 'Workout of the day';

/** What a rest day says. */
export const REST_DAY = {
  title: 'Rest day',
  headline: 'Walk, row or bike, easy',
  text: 'Walk, row or bike for 30 minutes, easy enough to talk. Then ten minutes for whatever is stiff.',
  minutes: '30 min',
} as const;
