import type { Pagination } from '../wire.js';

export const CHANGE_ACTIONS = [
  'create', 'update', 'delete', 'restore', 'import', 'pin', 'unpin', 'signIn', 'signInFailed', 'changePassword', 'resetPassword', 'undo',
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** Who changed what, and when. */
export interface ChangeLogEntry {
  id: string;
  at: string;
  /** username */
  admin: string;
  action: ChangeAction;
  subject: 'wod' | 'exercise' | 'day' | 'session' | 'import' | 'account' | 'step';
  /** id of what was changed, where it has one */
  subjectId?: string;
  /** its name, or a sentence about it */
  title: string;
}

/** The answer to GET /change-log, newest first. */
export interface ChangeLogPage {
  entries: ChangeLogEntry[];
  pagination: Pagination;
}
