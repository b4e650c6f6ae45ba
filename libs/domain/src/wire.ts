/**
 * The shapes on the wire (spec sections 3 and 7). Ids are opaque strings, dates ISO 8601 in UTC, weights numbers in kg.
 * An absent value is left out, never null.
 */
import type { Equipment, WodCategory, WodType } from './enums.js';

/** An exercise as it stands inside a WOD entry. */
export interface EmbeddedExercise {
  id: string;
  name: string;
  description?: string;
  equipment: Equipment;
}

export interface Exercise extends EmbeddedExercise {
  videoUrl?: string;
  createdAt: string;
  /** Set on exercises that an import created and nobody has reviewed yet. */
  needsReview?: boolean;
  /** Rises with every edit; an edit that names an older one is refused. */
  version?: number;
  /** How many WODs use it. */
  wodCount?: number;
}

/** What is prescribed for one line of a WOD. */
export interface WodEntryFields {
  reps?: number;
  /** metres */
  distance?: number;
  /** seconds */
  duration?: number;
  /** seconds */
  timeCap?: number;
  /** kg, in steps of 0.5 */
  weight?: number;
  /** kg, in steps of 0.5 */
  womenWeight?: number;
  notes?: string;
  /** The part of a WOD in several parts that the entry belongs to, from 1. Entries of one part follow each other. */
  part?: number;
  /** How often that part is done. */
  partRounds?: number;
  /** Meaningful for CHIPPER_EMOM only: done at the start of each interval. */
  isEmomInterruption?: boolean;
}

export interface WodEntry extends WodEntryFields {
  id: string;
  exerciseId: string;
  exercise: EmbeddedExercise;
}

/** The parameters that depend on the type (spec section 5). */
export interface WodParameters {
  timeCapMinutes?: number;
  intervalMinutes?: number;
  rounds?: number;
  startReps?: number;
  /** Dash-separated rep counts, for example 21-15-9. */
  repScheme?: string;
  tabataCycles?: number;
}

export interface Wod extends WodParameters {
  id: string;
  name: string;
  description?: string;
  type: WodType;
  category: WodCategory;
  /** minutes */
  estimatedDuration?: number;
  /** Set when an admin or the catalogue said how long it takes; otherwise the minutes are the estimator's. */
  minutesAreOwn?: boolean;
  videoUrl?: string;
  createdAt: string;
  updatedAt: string;
  /** Rises with every edit; an edit that names an older one is refused. */
  version?: number;
  exercises: WodEntry[];
}

export interface WodEntryInput extends WodEntryFields {
  exerciseId: string;
}

/** The body of POST and PUT /wods. */
export interface WodInput extends WodParameters {
  name: string;
  description?: string;
  type: WodType;
  /** Left out, a new WOD is CUSTOM and an edited one keeps its category. */
  category?: WodCategory;
  estimatedDuration?: number;
  /** Whether the sent minutes count instead of the estimate. Left out, they do where they are sent. */
  minutesAreOwn?: boolean;
  videoUrl?: string;
  /** The version that an edit began from; left out, the edit is never refused as stale. */
  version?: number;
  exercises: WodEntryInput[];
}

/** The body of POST and PUT /exercises. */
export interface ExerciseInput {
  name: string;
  description?: string;
  equipment: Equipment;
  videoUrl?: string;
  /** The version that an edit began from; left out, the edit is never refused as stale. */
  version?: number;
}

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
export interface SessionWod extends WodParameters {
  id: string;
  name: string;
  type: WodType;
  description?: string;
  /** minutes */
  estimatedDuration?: number;
  exercises: Omit<WodEntry, 'exerciseId'>[];
  /** Set when the WOD is no longer in the library. */
  removed?: boolean;
}

export interface SessionEntryInput {
  wodId: string;
  /** from 1 */
  order: number;
  notes?: string;
}

export interface SessionEntry extends SessionEntryInput {
  id: string;
  wod: SessionWod;
}

/** The body of POST and PUT /training-sessions; minutes are whole. */
export interface TrainingSessionInput {
  name: string;
  description?: string;
  totalMinutes: number;
  mobilityMinutes: number;
  cooldownMinutes: number;
  notes?: string;
  isTemplate: boolean;
  /** The version that an edit began from; left out, the edit is never refused as stale. */
  version?: number;
  wods: SessionEntryInput[];
}

export interface TrainingSession extends Omit<TrainingSessionInput, 'wods'> {
  id: string;
  createdAt: string;
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
