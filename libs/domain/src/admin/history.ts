import type { FieldChange } from '../transfer/differences.js';

/** One change of a WOD or an exercise. */
export interface HistoryEntry {
  id: string;
  at: string;
  /** username */
  admin: string;
  act: 'create' | 'change' | 'delete' | 'restore';
  /** what was done to it and others at once */
  step?: string;
  /** The change took that step back. */
  isUndo?: boolean;
  changes: FieldChange[];
  /** brings back what it was after this change; absent where it is that now, or is deleted */
  backTo?: string;
}

/** The answer to GET /wods/{id}/history and /exercises/{id}/history. */
export interface History {
  name: string;
  /** newest first */
  entries: HistoryEntry[];
  /** brings back what it was before all of these */
  first?: string;
}

/** The answer to POST /wods/{id}/history/{version} and /exercises/{id}/history/{version}. */
export interface BroughtBack {
  stepId: string;
}
