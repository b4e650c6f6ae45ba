import type { TrainingSession, TrainingSessionInput } from '@wod/domain';
import { at } from './address';
import { http, sendJson, type Transport } from './http';

const SESSIONS = '/training-sessions';

/**
 * The planner's calls of spec section 7, and the undo of a delete. What changes something is JSON even where it says nothing: that
 * tells it from what another site can send. All throw ApiError.
 */
export function createSessionClient(transport: Transport) {
  const get = <T>(path: string, signal?: AbortSignal) => http<T>(transport, path, { signal });
  return {
    /** GET /training-sessions: the newest first. */
    listSessions: (signal?: AbortSignal) => get<TrainingSession[]>(SESSIONS, signal),
    getSession: (id: string, signal?: AbortSignal) => get<TrainingSession>(at(SESSIONS, id), signal),
    createSession: (input: TrainingSessionInput) => sendJson<TrainingSession>(transport, 'POST', SESSIONS, input),
    /** PUT /training-sessions/{id}: 403 for a session of another browser, 409 for a stale version. */
    updateSession: (id: string, input: TrainingSessionInput) => sendJson<TrainingSession>(transport, 'PUT', at(SESSIONS, id), input),
    deleteSession: (id: string) => sendJson<void>(transport, 'DELETE', at(SESSIONS, id), {}),
    /** POST /training-sessions/{id}/restore: brings a deleted session back, for who may change it. */
    restoreSession: (id: string) => sendJson<TrainingSession>(transport, 'POST', `${at(SESSIONS, id)}/restore`, {}),
  };
}

export type SessionClient = ReturnType<typeof createSessionClient>;
