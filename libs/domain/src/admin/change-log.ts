import { csvCell, csvLine, csvMoment, csvTitles } from '../transfer/csv-cells.js';
import type { Pagination } from '../wire.js';

export const CHANGE_ACTIONS = [
  'create',
  'update',
  'delete',
  'restore',
  'merge',
  'purge',
  'import',
  'publish',
  'pin',
  'unpin',
  'signIn',
  'signInFailed',
  'changePassword',
  'resetPassword',
  'undo',
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

export const CHANGE_SUBJECTS = ['wod', 'exercise', 'day', 'session', 'import', 'account', 'step'] as const;
export type ChangeSubject = (typeof CHANGE_SUBJECTS)[number];

/** What each change is called. */
export const CHANGE_ACTION_LABEL: Readonly<Record<ChangeAction, string>> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  merge: 'Merged',
  purge: 'Removed for good',
  import: 'Imported',
  publish: 'Published',
  pin: 'Pinned',
  unpin: 'Unpinned',
  undo: 'Undone',
  signIn: 'Signed in',
  signInFailed: 'Sign-in failed',
  changePassword: 'Password changed',
  resetPassword: 'Password reset',
};

/** What is changed, one and many of them. */
export const CHANGE_SUBJECT_LABEL: Readonly<Record<ChangeSubject, { one: string; many: string }>> = {
  wod: { one: 'WOD', many: 'WODs' },
  exercise: { one: 'Exercise', many: 'Exercises' },
  day: { one: 'Day', many: 'Days' },
  session: { one: 'Training session', many: 'Training sessions' },
  import: { one: 'Import', many: 'Imports' },
  account: { one: 'Account', many: 'Accounts' },
  step: { one: 'Step', many: 'Steps' },
};

/** Which changes are listed, and in which order. */
export interface ChangeLogSelection {
  /** Only changes by this account. */
  admin?: string;
  action?: ChangeAction;
  subject?: ChangeSubject;
  /** The oldest first. */
  reversed?: boolean;
}

/** The query of GET /change-log. */
export interface ChangeLogQuery extends ChangeLogSelection {
  page?: number;
  /** 1 to 100; 20 where it is left out */
  limit?: number;
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

/** The first line of the change log as a table. */
export const changeLogTitles = (): string => csvTitles(['at', 'by', 'change', 'what', 'name', 'id']);

/** A line of that table. */
export const changeLogLine = ({ at, admin, action, subject, title, subjectId }: ChangeLogEntry): string =>
  csvLine([csvMoment(at), ...[admin, CHANGE_ACTION_LABEL[action], CHANGE_SUBJECT_LABEL[subject].one, title, subjectId].map(csvCell)]);
