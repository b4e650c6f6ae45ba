import type { AnsweredValues, BoardName, SentValues } from '../field/field.js';
import type { WOD_FIELDS } from '../wod/wod-fields.js';
import type { Wod, WodEntry } from '../wod/wod.js';
import type { Pagination } from '../wire.js';
import type { SESSION_BLOCK_FIELDS, SESSION_ENTRY_FIELDS, SESSION_FIELDS } from './session-fields.js';

/** A WOD as a training session embeds it: what its board shows. */
export interface SessionWod extends Pick<Wod, BoardName<typeof WOD_FIELDS>> {
  exercises: Omit<WodEntry, 'exerciseId'>[];
  /** Set when the WOD is no longer in the library. */
  removed?: boolean;
}

export type SessionEntryInput = SentValues<typeof SESSION_ENTRY_FIELDS>;

export interface SessionEntry extends AnsweredValues<typeof SESSION_ENTRY_FIELDS> {
  wod: SessionWod;
}

export type ClassBlockInput = SentValues<typeof SESSION_BLOCK_FIELDS>;
export type ClassBlock = AnsweredValues<typeof SESSION_BLOCK_FIELDS>;

/** The body of POST and PUT /training-sessions; minutes are whole. */
export interface TrainingSessionInput extends SentValues<typeof SESSION_FIELDS> {
  wods: SessionEntryInput[];
  blocks?: ClassBlockInput[];
}

export interface TrainingSession extends AnsweredValues<typeof SESSION_FIELDS> {
  /** In the order of the class. */
  wods: SessionEntry[];
  /** What else the class has, in its order; absent when there is nothing. */
  blocks?: ClassBlock[];
  /** Whether the caller may change it; only in answers to changes. Readers ask GET /training-sessions/{id}/mine. */
  canEdit?: boolean;
}

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

/** What a card shows of a block. */
export type SummaryBlock = Pick<ClassBlock, 'title' | 'minutes' | 'place'>;

/** What a card shows of a training session: the answer to GET /training-sessions?view=summary is a list of these. */
export interface SessionSummary
  extends Pick<TrainingSession, 'id' | 'name' | 'description' | 'isTemplate' | 'totalMinutes' | 'mobilityMinutes' | 'cooldownMinutes' | 'createdAt'> {
  /** In the order of the class. */
  wods: SummaryEntry[];
  /** In the order of the class; absent when there are none. */
  blocks?: SummaryBlock[];
  version: number;
}

/** The answer to GET /training-sessions/mine. */
export interface MySessions {
  /** The caller may change every session. */
  all: boolean;
  /** Otherwise the ones they may change. */
  ids: string[];
  /** The newest of these, a page of them, where they are asked for. */
  sessions?: SessionSummary[];
}

/** The answer to GET /training-sessions/{id}/mine. */
export interface MySession {
  /** Whether the caller may change it. */
  canEdit: boolean;
  /** Set when they may only because of its edit link: they can neither delete it nor let others in. */
  isByLink?: boolean;
  /** For those to whom it belongs, while it has an edit link. */
  editLink?: { browsers: number };
}

/** The answer to POST /training-sessions/{id}/edit-link. */
export interface EditLink {
  /** Whoever has it may edit the session; it can't be read again. */
  key: string;
}

/** A training session that was deleted less than 30 days ago. */
export interface DeletedSession {
  id: string;
  name: string;
  isTemplate: boolean;
  deletedAt: string;
}

/** One page of them, those deleted last first. */
export interface DeletedSessionPage {
  sessions: DeletedSession[];
  pagination: Pagination;
}
