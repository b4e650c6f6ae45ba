import type {
  EditLink,
  MySession,
  MySessions,
  SessionQuery,
  SessionSummary,
  TrainingSession,
  TrainingSessionInput,
  WodIndexEntry,
} from '@wod/domain';
import { at, queryString } from './address';
import { creating } from './creating';
import { http, httpList, sendJson, type Transport } from './http';

const SESSIONS = '/training-sessions';

/**
 * The planner's calls of spec section 7, and those beyond it. A cookie authorises changes, so even one without content is sent as JSON,
 * which no form on another site can do. All throw ApiError.
 */
export function createSessionClient(transport: Transport) {
  const get = <T>(path: string, signal?: AbortSignal) => http<T>(transport, path, { signal });
  const create = creating(transport);
  return {
    /** GET /training-sessions: the newest 50. */
    listSessions: (signal?: AbortSignal) => get<TrainingSession[]>(SESSIONS, signal),
    /** GET /training-sessions?view=summary: one page of what cards show, the newest first. */
    sessionSummaries: (query: SessionQuery = {}, signal?: AbortSignal) =>
      httpList<SessionSummary>(transport, `${SESSIONS}${queryString({ ...query, view: 'summary' })}`, { signal }),
    getSession: (id: string, signal?: AbortSignal) => get<TrainingSession>(at(SESSIONS, id), signal),
    /** GET /training-sessions/mine: which sessions this browser may change, and with `view` also what cards show of the newest 50. */
    mySessions: (query: { view?: 'summary' } = {}, signal?: AbortSignal) => get<MySessions>(`${SESSIONS}/mine${queryString(query)}`, signal),
    /** GET /training-sessions/{id}/mine: whether this browser may change it; it counts as opening the session. */
    mySession: (id: string, signal?: AbortSignal) => get<MySession>(`${at(SESSIONS, id)}/mine`, signal),
    /** GET /wods/index: the whole library as a list to pick from, the newest first. */
    wodIndex: (signal?: AbortSignal) => get<WodIndexEntry[]>('/wods/index', signal),
    createSession: (input: TrainingSessionInput) => create<TrainingSession>(SESSIONS, input),
    /** PUT /training-sessions/{id}: 403 for a session of another browser, 409 for a stale version. */
    updateSession: (id: string, input: TrainingSessionInput) => sendJson<TrainingSession>(transport, 'PUT', at(SESSIONS, id), input),
    deleteSession: (id: string) => sendJson<void>(transport, 'DELETE', at(SESSIONS, id), {}),
    /** POST /training-sessions/{id}/edit-link: a key by which other browsers may edit it, in the place of the one before. */
    makeEditLink: (id: string) => sendJson<EditLink>(transport, 'POST', `${at(SESSIONS, id)}/edit-link`, {}),
    /** DELETE /training-sessions/{id}/edit-link: ends the link, and what it allowed. */
    withdrawEditLink: (id: string) => sendJson<void>(transport, 'DELETE', `${at(SESSIONS, id)}/edit-link`, {}),
    /** POST /training-sessions/{id}/editors: lets this browser edit it; 403 when the link is no longer valid. */
    openEditLink: (id: string, key: string) => sendJson<MySession>(transport, 'POST', `${at(SESSIONS, id)}/editors`, { key }),
    /** POST /training-sessions/{id}/restore: brings a deleted session back, for whoever may change it. */
    restoreSession: (id: string) => sendJson<TrainingSession>(transport, 'POST', `${at(SESSIONS, id)}/restore`, {}),
  };
}

export type SessionClient = ReturnType<typeof createSessionClient>;
