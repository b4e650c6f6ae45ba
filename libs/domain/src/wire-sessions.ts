/** The shapes on the wire of lists of training sessions: what a card shows, whose they are, and what a form picks WODs from. */
import type { Equipment, WodCategory, WodType } from './enums.js';
import type { Pagination, SessionWod, TrainingSession } from './wire.js';

/** The query of GET /training-sessions. */
export interface SessionQuery {
  page?: number;
  /** 1 to 200 */
  limit?: number;
  /** in the name or the description */
  search?: string;
  /** Only templates. */
  template?: boolean;
}

/** What a card shows of a WOD of a training session. */
export interface SummaryEntry {
  wod: Pick<SessionWod, 'name' | 'type' | 'estimatedDuration'>;
}

/** What a card shows of a training session: the answer of GET /training-sessions?view=summary is a list of these. */
export interface SessionSummary
  extends Pick<TrainingSession, 'id' | 'name' | 'description' | 'isTemplate' | 'totalMinutes' | 'mobilityMinutes' | 'cooldownMinutes' | 'createdAt'> {
  /** In the order of the class. */
  wods: SummaryEntry[];
  version: number;
}

/** The answer of GET /training-sessions/mine. */
export interface MySessions {
  /** Who asks may change every session. */
  all: boolean;
  /** Otherwise those that they may change. */
  ids: string[];
}

/** The answer of GET /training-sessions/{id}/mine. */
export interface MySession {
  /** Whether who asks may change it. */
  canEdit: boolean;
}

/** What a WOD is picked by: the answer of GET /wods/index is a list of these, the newest first. */
export interface WodIndexEntry {
  id: string;
  name: string;
  type: WodType;
  category: WodCategory;
  minutes?: number;
  /** of its exercises, each once */
  equipment: Equipment[];
}

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

/** The answer of GET /planned-sessions, the newest first. */
export interface PlannedSessionsPage {
  sessions: PlannedSession[];
  pagination: Pagination;
}

/** The ids that POST /planned-sessions/delete and /restore take, at most `LIMITS.sessionIdsMax`. */
export interface SessionIds {
  ids: string[];
}

/** The answer of POST /planned-sessions/delete and /delete-browser. */
export interface DeletedSessions {
  /** ids */
  deleted: string[];
}

/** The answer of POST /planned-sessions/restore. */
export interface RestoredSessions {
  /** ids */
  restored: string[];
}
