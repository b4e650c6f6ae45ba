import type { Equipment } from '../exercise/equipment.js';
import type { EmbeddedExercise } from '../exercise/exercise.js';
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

/** What a WOD is picked by: the answer to GET /wods/index is a list of these, the newest first. */
export interface WodIndexEntry extends Pick<Wod, IndexName<typeof WOD_FIELDS>> {
  minutes?: number;
  /** of its exercises, each once */
  equipment: Equipment[];
  /** the names of its exercises, each once */
  movements: string[];
}

/** A WOD to do instead of another: the answer to GET /wods/:id/similar is a list of these, the nearest first. */
export interface SimilarWod extends Omit<WodIndexEntry, 'movements'> {
  /** of its board, "21-15-9 for time" */
  headline: string;
}

/** A WOD that was deleted less than 30 days ago. */
export interface DeletedWod {
  id: string;
  name: string;
  type: WodType;
  deletedAt: string;
}
