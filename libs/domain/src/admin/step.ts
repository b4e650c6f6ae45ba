export const STEP_KINDS = ['delete', 'restore', 'review', 'category', 'merge', 'import', 'version'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Something an admin did to any number of WODs and exercises at once, which can be undone for 30 days. */
export interface Step {
  id: string;
  at: string;
  /** username */
  admin: string;
  kind: StepKind;
  /** what was done, as a sentence without a full stop: "4 WODs were deleted" */
  title: string;
  /** the number of WODs and exercises that it changed, without those that are removed for good since */
  total: number;
}

/** What is kept with a history. */
export const REVISION_SUBJECTS = ['wod', 'exercise'] as const;
export type RevisionSubject = (typeof REVISION_SUBJECTS)[number];

/** A WOD or an exercise that an undo left as it is. */
export interface KeptRow {
  subject: RevisionSubject;
  id: string;
  name: string;
  /** a sentence without a full stop: "It was changed since" */
  why: string;
}

/** The answer to POST /steps/{id}/undo. */
export interface UndoResult {
  /** the number of WODs and exercises that are again what they were */
  undone: number;
  /** the first of those that were left as they are */
  kept: KeptRow[];
  keptTotal: number;
}

const NAMED = 3;

/** What an undo did, in sentences. */
export function undoText({ undone, kept, keptTotal }: UndoResult): string {
  if (keptTotal === 0) return 'This was undone.';
  const named = kept.slice(0, NAMED).map(({ name, why }) => `“${name}” (${why[0]?.toLowerCase()}${why.slice(1)})`);
  const more = keptTotal > named.length ? ` and ${keptTotal - named.length} more` : '';
  const left = `left as they are: ${named.join(', ')}${more}.`;
  return undone === 0 ? `Nothing was undone; ${left}` : `${undone} of ${undone + keptTotal} were undone; ${left}`;
}
