import type { Pagination } from '../wire.js';
import type { SessionSummary } from './session.js';

/** The query of GET /planned-sessions. */
export interface PlannedSessionQuery {
  page?: number;
  /** in the name or the description */
  search?: string;
  /** Only those that this browser made. */
  browser?: string;
}

/** A training session as the admin sees it. */
export interface PlannedSession extends SessionSummary {
  /** Names the browser that made it, as long as it lasts; absent for the admin's own. */
  browser?: string;
  updatedAt: string;
  /** The day on which somebody last looked at it. */
  openedAt?: string;
}

/** The answer to GET /planned-sessions, the newest first. */
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
