import type { WodCategory } from '../wod/wod-type.js';
import type { RevisionSubject } from './step.js';

export const BULK_ACTS = ['delete', 'category', 'review'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** Something done to many at once: `category` to WODs, `review` to exercises, `delete` to either. */
export interface Bulk {
  act: BulkAct;
  subject: RevisionSubject;
  /** 1 to `API_LIMITS.bulkIdsMax` */
  ids: string[];
  /** where they belong from now on */
  category?: WodCategory;
}

/** A WOD or an exercise to which it couldn't be done; it is as it was. */
export interface BulkProblem {
  id: string;
  /** absent for one that isn't there */
  name?: string;
  /** a sentence without a full stop: "It is used by 3 WODs" */
  why: string;
}

/** The answer to POST /bulk. */
export interface BulkResult {
  /** how many were changed */
  done: number;
  /** by which all of it is undone; absent where nothing was changed */
  stepId?: string;
  problems: BulkProblem[];
}
