/**
 * The shapes on the wire (spec sections 3 and 7). Ids are opaque strings, dates ISO 8601 in UTC, weights numbers in kg.
 * An absent value is left out, never null.
 */
import type { Equipment, WodCategory, WodType } from './enums.js';
import type { EXERCISE_FIELDS } from './exercise-fields.js';
import type { AnsweredValues, BoardName, SentValues } from './field.js';
import type { SESSION_ENTRY_FIELDS, SESSION_FIELDS } from './session-fields.js';
import type { WOD_ENTRY_FIELDS, WOD_FIELDS, WOD_PARAMETER_FIELDS } from './wod-fields.js';

export type Exercise = AnsweredValues<typeof EXERCISE_FIELDS>;

/** An exercise as it stands inside a WOD entry. */
export type EmbeddedExercise = Pick<Exercise, 'id' | 'name' | 'description' | 'equipment'>;

/** What is prescribed for one line of a WOD. */
export type WodEntryFields = Omit<SentValues<typeof WOD_ENTRY_FIELDS>, 'exerciseId'>;

export interface WodEntry extends AnsweredValues<typeof WOD_ENTRY_FIELDS> {
  exercise: EmbeddedExercise;
}

/** The parameters that depend on the type (spec section 5). */
export type WodParameters = SentValues<typeof WOD_PARAMETER_FIELDS>;

export interface Wod extends AnsweredValues<typeof WOD_FIELDS> {
  exercises: WodEntry[];
}

export type WodEntryInput = SentValues<typeof WOD_ENTRY_FIELDS>;

/** The body of POST and PUT /wods. */
export interface WodInput extends SentValues<typeof WOD_FIELDS> {
  exercises: WodEntryInput[];
}

/** The body of POST and PUT /exercises. */
export type ExerciseInput = SentValues<typeof EXERCISE_FIELDS>;

export interface Pagination {
  /** from 1 */
  page: number;
  pages: number;
  total: number;
}

/**
 * The versions of the two kinds of public content: the library (WODs, exercises) and training sessions. A planned session changes
 * nothing in the library; a session shows WODs, so its version changes with the library too.
 */
export interface ContentVersion {
  library: string;
  sessions: string;
}

/** A page of the library, for search engines. */
export interface SitemapEntry {
  path: string;
  /** ISO 8601, where it is known */
  lastModified?: string;
}

/** The answer of GET /sitemap-entries. */
export interface SitemapPage {
  entries: SitemapEntry[];
  pagination: Pagination;
}

/** How many WODs each value of a filter would leave, the other filters staying as they are. */
export interface WodFacets {
  type: Record<WodType, number>;
  category: Record<WodCategory, number>;
  equipment: Record<Equipment, number>;
  /** The number of WODs that take at most so many minutes, by limit. */
  maxMinutes: Record<string, number>;
}

export interface WodPage {
  wods: Wod[];
  pagination: Pagination;
  facets?: WodFacets;
}

/** The query of GET /wods. */
export interface WodQuery {
  page?: number;
  /** 1 to 1000 */
  limit?: number;
  search?: string;
  type?: WodType | WodType[];
  category?: WodCategory;
  equipment?: Equipment | Equipment[];
  /** Only WODs that can be done with this equipment; BODYWEIGHT is always included. */
  kit?: Equipment[];
  maxMinutes?: number;
  facets?: boolean;
}

/** A WOD as a training session embeds it: what its board says. */
export interface SessionWod extends Pick<Wod, BoardName<typeof WOD_FIELDS>> {
  exercises: Omit<WodEntry, 'exerciseId'>[];
  /** Set when the WOD is no longer in the library. */
  removed?: boolean;
}

export type SessionEntryInput = SentValues<typeof SESSION_ENTRY_FIELDS>;

export interface SessionEntry extends AnsweredValues<typeof SESSION_ENTRY_FIELDS> {
  wod: SessionWod;
}

/** The body of POST and PUT /training-sessions; minutes are whole. */
export interface TrainingSessionInput extends SentValues<typeof SESSION_FIELDS> {
  wods: SessionEntryInput[];
}

export interface TrainingSession extends AnsweredValues<typeof SESSION_FIELDS> {
  /** In the order of the class. */
  wods: SessionEntry[];
  /** Whether who asks may change it; only in answers to changes. Who reads asks GET /training-sessions/{id}/mine. */
  canEdit?: boolean;
}

export interface Admin {
  username: string;
  email?: string;
}

/** A rule that an input breaks: `field` is a path such as `exercises.2.reps`, `message` a sentence for a person. */
export interface Problem {
  field: string;
  message: string;
}

/** Every answer that is not a success. */
export interface ErrorBody {
  /** a sentence for a person */
  error: string;
  statusCode: number;
  requestId: string;
  details?: Problem[];
}
