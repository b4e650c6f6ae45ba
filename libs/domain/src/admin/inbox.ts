import type { Exercise } from '../exercise/exercise.js';
import type { ExerciseInDrafts } from '../wod/wod.js';
import type { Pagination } from '../wire.js';

/**
 * What an admin may have to look at: errors that a visitor meets come first, then what is doubtful, then what has merely not been checked, and what
 * is only missing last.
 */
export const INBOX_KINDS = [
  'invalidVideo',
  'goneVideo',
  'unfindableName',
  'noEstimate',
  'minutesApart',
  'overfullInterval',
  'nearWods',
  'nearExercises',
  'unreviewedExercise',
  'unusedExercise',
  'noVideo',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** Nothing is wrong where these are found, so they don't count as things to look at. */
export const INBOX_GAPS: readonly InboxKind[] = ['noVideo'];

/** How many findings there are of a kind. */
export interface InboxCount {
  kind: InboxKind;
  total: number;
  /** how many more were dismissed */
  dismissed: number;
}

export interface NamedRow {
  id: string;
  name: string;
}

/** Something that was found in the library. */
export interface InboxItem extends NamedRow {
  /** names the finding among those of its kind, for as long as it is found */
  key: string;
  target: 'wod' | 'exercise';
  /** what exactly was found, where the kind doesn't say it: a sentence */
  why?: string;
  /** what it may be the same as */
  other?: NamedRow;
  /** of an exercise: all of it */
  exercise?: Exercise;
  /** of an exercise: the newest WODs that use it, at most three */
  usedBy?: NamedRow[];
  /** of an exercise: the drafts that use it */
  inDrafts?: ExerciseInDrafts;
}

/** The answer to GET /inbox/{kind}. */
export interface InboxPage {
  items: InboxItem[];
  pagination: Pagination;
  /** how many of the kind were dismissed and would still be found, whatever the query */
  dismissed: number;
}

/** The query of GET /inbox/{kind}. */
export interface InboxQuery {
  page?: number;
  /** a part of a name */
  search?: string;
  /** lists those that were dismissed instead */
  dismissed?: boolean;
}

/** The body of POST /inbox/{kind}/dismiss-all. */
export interface DismissAll {
  /** a part of a name: only those */
  search?: string;
}

/** The answer to POST /inbox/{kind}/dismiss-all. */
export interface DismissedAll {
  dismissed: number;
  /** The moment by which POST /inbox/{kind}/bring-back-all recognises them. */
  at: string;
}

/** The answer to GET /videos: the ids of the library's YouTube videos, each once. */
export interface LibraryVideos {
  ids: string[];
}

/** The body of POST /videos/checks: what YouTube said of videos. */
export interface VideoCheck {
  there: string[];
  gone: string[];
}
