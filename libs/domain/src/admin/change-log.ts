import type { Pagination } from '../wire.js';

export const CHANGE_ACTIONS = [
  'create', 'update', 'delete', 'restore', 'merge', 'purge', 'import', 'publish', 'pin', 'unpin', 'signIn', 'signInFailed', 'changePassword', 'resetPassword', 'undo',
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

export const CHANGE_SUBJECTS = ['wod', 'exercise', 'day', 'session', 'import', 'account', 'step'] as const;
export type ChangeSubject = (typeof CHANGE_SUBJECTS)[number];

/** The query of GET /change-log. */
export interface ChangeLogQuery {
  page?: number;
  /** 1 to 100; 20 where it is left out */
  limit?: number;
  /** Only changes by this account. */
  admin?: string;
  action?: ChangeAction;
  subject?: ChangeSubject;
  /** The oldest first. */
  reversed?: boolean;
}

/** Who changed what, and when. */
export interface ChangeLogEntry {
  id: string;
  at: string;
  /** username */
  admin: string;
  action: ChangeAction;
  subject: ChangeSubject;
  /** id of what was changed, where it has one */
  subjectId?: string;
  /** its name, or a sentence about it */
  title: string;
}

/** The answer to GET /change-log. */
export interface ChangeLogPage {
  entries: ChangeLogEntry[];
  pagination: Pagination;
}
