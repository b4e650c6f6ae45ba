import type { TransferFormat } from '../transfer/transfer.js';
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

export const EXERCISE_USES = ['library', 'draft', 'bin'] as const;
export type ExerciseUse = (typeof EXERCISE_USES)[number];

/** A WOD or an exercise to which it couldn't be done; it is as it was. */
export interface BulkProblem {
  id: string;
  /** absent for one that isn't there */
  name?: string;
  /** a sentence without a full stop: "It is used by 3 WODs" */
  why: string;
  /** of an exercise: where what uses it is found, the library or else the drafts or only the bin */
  use?: ExerciseUse;
  /** of an exercise that no public WOD uses: the id of a draft that does */
  draftId?: string;
}

/** The answer to POST /bulk. */
export interface BulkResult {
  /** how many were changed */
  done: number;
  /** undoes all of it; absent where nothing was changed */
  stepId?: string;
  problems: BulkProblem[];
}

/** Some WODs with their exercises, or some exercises, to be taken along as a file. */
export interface ExportChoice {
  subject: RevisionSubject;
  /** 1 to `API_LIMITS.bulkIdsMax` */
  ids: string[];
  /** `json` where it is left out */
  format?: TransferFormat;
}
