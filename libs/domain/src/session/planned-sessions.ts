import type { Pagination } from '../wire.js';
import type { SessionSummary } from './session.js';

export const SESSION_SORTS = ['created', 'name', 'minutes'] as const;
export type SessionSort = (typeof SESSION_SORTS)[number];

/** The query of GET /planned-sessions. */
export interface PlannedSessionQuery {
  page?: number;
  /** in the name or the description */
  search?: string;
  /** Only templates. */
  template?: boolean;
  /** Only those that this browser made. */
  browser?: string;
  /** Made at this moment or later: ISO 8601 in UTC, to the millisecond. */
  from?: string;
  /** Made before this moment. */
  before?: string;
  /** `created`, the newest first, where it is left out; the others ascending. */
  sort?: SessionSort;
  /** Turns the order around. */
  reversed?: boolean;
  /** 1 to 100; 20 where it is left out */
  limit?: number;
}

/** A training session as the admin sees it. */
export interface PlannedSession extends SessionSummary {
  /** Names the browser that made it, as long as it lasts; absent for the admin's own. */
  browser?: string;
  updatedAt: string;
  /** The day on which somebody last looked at it. */
  openedAt?: string;
}

/** The answer to GET /planned-sessions. */
export interface PlannedSessionsPage {
  sessions: PlannedSession[];
  pagination: Pagination;
}

/** The ids that POST /planned-sessions/delete and /restore take, at most `LIMITS.sessionIdsMax`. */
export interface SessionIds {
  ids: string[];
}

/** The answer to POST /planned-sessions/delete and /delete-browser. */
export interface DeletedSessions {
  /** ids */
  deleted: string[];
}

/** The answer to POST /planned-sessions/restore. */
export interface RestoredSessions {
  /** ids */
  restored: string[];
}
