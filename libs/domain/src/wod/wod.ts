import type { Equipment } from '../exercise/equipment.js';
import type { EmbeddedExercise } from '../exercise/exercise.js';
import type { KitItem } from '../exercise/needs.js';
import type { AnsweredValues, IndexName, SentValues } from '../field/field.js';
import type { Pagination } from '../wire.js';
import type { WOD_ENTRY_FIELDS, WOD_FIELDS, WOD_PARAMETER_FIELDS } from './wod-fields.js';
import type { WodCategory, WodType } from './wod-type.js';

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

/** How many WODs each value of a filter would leave, with the other filters unchanged. */
export interface WodFacets {
  type: Record<WodType, number>;
  category: Record<WodCategory, number>;
  equipment: Record<Equipment, number>;
  /** The number of WODs within each limit of minutes. */
  maxMinutes: Record<string, number>;
  /** The number of WODs with one item of the kit switched: added if it isn't chosen, removed if it is. */
  kit: Record<KitItem, number>;
  /** The number of WODs that need nothing at all. */
  noKit: number;
}

/** One change to a query that finds nothing. `minutes` is the next limit that helps; `without` leaves a filter out, or one movement of it. */
export type NearChange =
  | { kit: KitItem }
  | { minutes: number }
  | { without: 'search' | 'type' | 'category' | 'equipment' | 'kit' | 'maxMinutes' }
  | { without: 'exercise' | 'not'; id: string };

/** What such a change would find. */
export interface NearWods {
  change: NearChange;
  total: number;
  /** of the first three */
  names: string[];
}

/** What visitors choose from. */
export const WOD_LIST_SORTS = ['relevance', 'newest', 'shortest', 'name'] as const;
export type WodListSort = (typeof WOD_LIST_SORTS)[number];

/** Type and category in words. */
export const WOD_SORTS = [...WOD_LIST_SORTS, 'type', 'category'] as const;
export type WodSort = (typeof WOD_SORTS)[number];

/** What a WOD may be without. */
export const WOD_GAPS = ['video', 'minutes', 'description'] as const;
export type WodGap = (typeof WOD_GAPS)[number];

export interface WodPage {
  wods: Wod[];
  pagination: Pagination;
  facets?: WodFacets;
  /** Where nothing was found and `near` was asked for: the most helpful changes, at most six. */
  near?: NearWods[];
  /** The text that was searched for instead, where the one that was sent finds little. */
  searchedFor?: string;
  /** The movements that `exercise` and `not` name; one that there isn't is left out. */
  movements?: { id: string; name: string }[];
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
  /** Only WODs that ask for nothing else; BODYWEIGHT is always included, and alone means that nothing is needed. */
  kit?: ('BODYWEIGHT' | KitItem)[];
  maxMinutes?: number;
  /** Only WODs with all of these exercises: at most 10 ids. */
  exercise?: string[];
  /** Only WODs with none of these exercises: at most 10 ids. */
  not?: string[];
  /** Only WODs that are without all of these. */
  lacking?: WodGap[];
  /** `relevance` with a search, otherwise `newest`, where it is left out. */
  sort?: WodSort;
  /** Reverses the order by age, length or name. */
  reversed?: boolean;
  /** Shuffles the WODs, the same way for the same number: from 1 to 1,000,000. */
  draw?: number;
  facets?: boolean;
  near?: boolean;
  /** Searches for exactly this text: no correction of typos. */
  exact?: boolean;
}

export const SUGGESTION_KINDS = ['wod', 'exercise', 'type', 'category', 'equipment'] as const;

/** Something that a beginning of a search may mean: the answer to GET /suggestions is a list of these, the best first. */
export interface Suggestion {
  kind: (typeof SUGGESTION_KINDS)[number];
  /** an id, or the value of the filter */
  value: string;
  text: string;
  /** the other name that was matched */
  matched?: string;
}

/** What a WOD is picked by: the answer to GET /wods/index is a list of these, the newest first. */
export interface WodIndexEntry extends Pick<Wod, IndexName<typeof WOD_FIELDS>> {
  minutes?: number;
  /** of its exercises, each once */
  equipment: Equipment[];
  /** what it needs besides that equipment, each once */
  needs?: KitItem[];
  /** the names of its exercises, each once */
  movements: string[];
}

/** A WOD to do instead of another: the answer to GET /wods/:id/similar is a list of these, the nearest first. */
export interface SimilarWod extends Omit<WodIndexEntry, 'movements' | 'needs'> {
  /** of its board, "21-15-9 for time" */
  headline: string;
  /** whether it needs less kit than the other */
  needsLess?: boolean;
}

/** A WOD that was deleted less than 30 days ago. */
export interface DeletedWod {
  id: string;
  name: string;
  type: WodType;
  deletedAt: string;
}

/** One page of them, those deleted last first. */
export interface DeletedWodPage {
  wods: DeletedWod[];
  pagination: Pagination;
}

/** Follows the names of deleted WODs where they are listed beside others. */
export const IN_THE_BIN = ' (deleted)';

/** Follows the names of drafts where they are listed beside others. */
export const NOT_PUBLIC = ' (draft)';

/** The answer to POST /deleted-wods/empty and /deleted-training-sessions/empty. */
export interface EmptiedBin {
  /** how many were removed for good */
  removed: number;
  /** how many stay, since training sessions show them */
  kept: number;
}

/** A WOD that isn't in the library yet. */
export interface HeldWod {
  id: string;
  name: string;
  type: WodType;
  /** the moment when it will enter the library, or `UNPUBLISHED` */
  publishAt: string;
  updatedAt: string;
}

/** The answer to GET /drafts, the one that was edited last first. */
export interface DraftPage {
  drafts: HeldWod[];
  pagination: Pagination;
}

/** The answer to GET /drafts/exercises is a list of these: an exercise that drafts use. */
export interface ExerciseInDrafts {
  id: string;
  /** how many drafts use it */
  drafts: number;
  /** the id of one of them */
  draftId: string;
}

/** A WOD that has the same name as another. */
export interface Namesake {
  id: string;
  name: string;
  /** Whether it isn't in the library yet. */
  isDraft: boolean;
}
