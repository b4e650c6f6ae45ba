/** The shapes on the wire of what only an admin asks for: sign-in, import, dashboard, change log. */
import type { Equipment, WodCategory, WodType } from './enums.js';
import type { Admin, Pagination } from './wire.js';

export interface LoginAnswer {
  token: string;
  admin: Admin;
}

/** The answer of PUT /auth/change-password: every older token has ended, this one takes their place. */
export interface PasswordChangeAnswer {
  message: string;
  token: string;
}

/** What the import makes of one exercise of a predefined WOD. */
export interface ImportPreviewExercise {
  name: string;
  equipment: Equipment;
  /** `new` is created by the import. */
  matchStatus: 'matched' | 'new';
  /** name of the exercise in the library */
  matchedExercise?: string;
}

export interface ImportPreviewItem {
  name: string;
  category: WodCategory;
  type: WodType;
  description: string;
  exerciseCount: number;
  needsNewExercises: boolean;
  exercises: ImportPreviewExercise[];
  /** The library has a WOD of this name; importing skips it. */
  alreadyImported: boolean;
}

export type ImportCategory = 'ALL' | 'HERO' | 'BENCHMARK';

/** The answer of GET /import/preview. */
export interface ImportPreview {
  wods: ImportPreviewItem[];
  summary: { hero: number; benchmark: number; needingNewExercises: number };
}

/** The answer of POST /import/wods. */
export interface ImportResult {
  summary: { imported: number; skipped: number; errors: number };
  results: { errors: { name: string; error: string }[] };
}

/** How far an import has come. */
export interface ImportProgress {
  /** `stopped`: the server ended in the middle. What was imported until then is in the library; importing again goes on from there. */
  status: 'running' | 'stopped' | 'done';
  /** WODs */
  total: number;
  /** WODs that were imported, skipped or refused so far */
  done: number;
  /** so far; of many errors the first ones */
  result: ImportResult;
}

/** The answer of GET /import/progress: the import that began last, until somebody has dismissed how it ended. */
export interface LastImport {
  last?: ImportProgress;
}

/** Something in the library that an admin should look at. */
export interface AttentionItem {
  kind: 'unreviewedExercise' | 'noEstimate' | 'noDescription' | 'invalidVideo';
  target: 'wod' | 'exercise';
  id: string;
  name: string;
}

/** The answer of GET /dashboard: right at any size of the library. */
export interface Dashboard {
  wods: number;
  exercises: number;
  wodsByType: Record<WodType, number>;
  /** the most pressing first, at most 100 */
  attention: AttentionItem[];
  attentionTotal: number;
}

/** A WOD that was deleted less than 30 days ago. */
export interface DeletedWod {
  id: string;
  name: string;
  type: WodType;
  deletedAt: string;
}

/** A training session that was deleted less than 30 days ago. */
export interface DeletedSession {
  id: string;
  name: string;
  isTemplate: boolean;
  deletedAt: string;
}

export const CHANGE_ACTIONS = [
  'create', 'update', 'delete', 'restore', 'import', 'signIn', 'signInFailed', 'changePassword', 'resetPassword',
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** Who changed what, and when. */
export interface ChangeLogEntry {
  id: string;
  at: string;
  /** username */
  admin: string;
  action: ChangeAction;
  subject: 'wod' | 'exercise' | 'session' | 'import' | 'account';
  /** id of what was changed, where it has one */
  subjectId?: string;
  /** what it was called, or a sentence on it */
  title: string;
}

/** The answer of GET /change-log, newest first. */
export interface ChangeLogPage {
  entries: ChangeLogEntry[];
  pagination: Pagination;
}
