import type {
  ChangeLogPage,
  ComingDay,
  Dashboard,
  DayPin,
  DeletedSession,
  DeletedSessions,
  DeletedWod,
  DraftPage,
  Exercise,
  ExerciseInput,
  ImportCategory,
  ImportPreview,
  ImportResult,
  LastImport,
  LoginAnswer,
  Namesake,
  PasswordChangeAnswer,
  PlannedSessionQuery,
  PlannedSessionsPage,
  RestoredSessions,
  Step,
  UndoResult,
  Wod,
  WodInput,
} from '@wod/domain';
import { at, queryString } from './address';
import { creating } from './creating';
import { http, sendJson, type Transport } from './http';

/** What an admin may do: one function for each call of spec section 7 and those of the panel beyond it. All throw ApiError. */
export function createAdminClient(transport: Transport) {
  const get = <T>(path: string, signal?: AbortSignal) => http<T>(transport, path, { signal });
  const send = <T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => sendJson<T>(transport, method, path, body);
  const create = creating(transport);
  return {
    /** POST /wods. @param key of a create that outlives the page; sent again with it, nothing is made twice */
    createWod: (input: WodInput, key?: string) => create<Wod>('/wods', input, key),
    updateWod: (id: string, input: WodInput) => send<Wod>('PUT', at('/wods', id), input),
    deleteWod: (id: string) => send<void>('DELETE', at('/wods', id)),
    /** GET /drafts: the WODs that aren't in the library yet, the one that was edited last first, 20 on a page. */
    drafts: (page: number, signal?: AbortSignal) => get<DraftPage>(`/drafts${queryString({ page })}`, signal),
    getDraft: (id: string, signal?: AbortSignal) => get<Wod>(at('/drafts', id), signal),
    /** POST /drafts/{id}/publish: at once, as the newest. */
    publishDraft: (id: string) => send<Wod>('POST', `${at('/drafts', id)}/publish`),
    /** GET /namesakes: at most three WODs and drafts of the same name; `besides` leaves one out. */
    namesakes: (query: { name: string; besides?: string }, signal?: AbortSignal) => get<Namesake[]>(`/namesakes${queryString(query)}`, signal),
    /** GET /deleted-wods: those of the last 30 days, the latest first. */
    deletedWods: (signal?: AbortSignal) => get<DeletedWod[]>('/deleted-wods', signal),
    restoreWod: (id: string) => send<Wod>('POST', `${at('/deleted-wods', id)}/restore`),
    /** GET /deleted-training-sessions: those of the last 30 days, the latest first. */
    deletedSessions: (signal?: AbortSignal) => get<DeletedSession[]>('/deleted-training-sessions', signal),
    /** GET /planned-sessions: everybody's sessions, the newest first, 20 on a page. */
    plannedSessions: (query: PlannedSessionQuery = {}, signal?: AbortSignal) =>
      get<PlannedSessionsPage>(`/planned-sessions${queryString(query)}`, signal),
    /** POST /planned-sessions/delete: at most 200 at once; answers which of them were there. */
    deletePlannedSessions: (ids: string[]) => send<DeletedSessions>('POST', '/planned-sessions/delete', { ids }),
    /** POST /planned-sessions/delete-browser: everything that one browser has made. */
    deleteSessionsOfBrowser: (browser: string) => send<DeletedSessions>('POST', '/planned-sessions/delete-browser', { browser }),
    /** POST /planned-sessions/restore: at most 200 at once; answers which of them could be restored. */
    restorePlannedSessions: (ids: string[]) => send<RestoredSessions>('POST', '/planned-sessions/restore', { ids }),

    /** GET /coming-days: today and the 13 days after it, then what is pinned to later ones. */
    comingDays: (signal?: AbortSignal) => get<ComingDay[]>('/coming-days', signal),
    /** PUT /days/{date}: a WOD, or a rest day without one. */
    pinDay: (date: string, pin: DayPin) => send<ComingDay>('PUT', at('/days', date), pin),
    unpinDay: (date: string) => send<void>('DELETE', at('/days', date)),

    createExercise: (input: ExerciseInput) => create<Exercise>('/exercises', input),
    updateExercise: (id: string, input: ExerciseInput) => send<Exercise>('PUT', at('/exercises', id), input),
    /** DELETE /exercises/{id}: 409 while WODs use it. */
    deleteExercise: (id: string) => send<void>('DELETE', at('/exercises', id)),

    importPreview: (category: ImportCategory, signal?: AbortSignal) => get<ImportPreview>(`/import/preview?category=${category}`, signal),
    importWods: (category: ImportCategory, wodNames: string[]) => send<ImportResult>('POST', '/import/wods', { category, wodNames }),
    /** GET /import/progress: also of an import that was begun elsewhere. */
    importProgress: (signal?: AbortSignal) => get<LastImport>('/import/progress', signal),
    /** DELETE /import/progress: the outcome of the last import was read. */
    dismissImport: () => send<void>('DELETE', '/import/progress'),

    /** GET /steps/last: what can still be undone, the latest first. */
    lastSteps: (signal?: AbortSignal) => get<Step[]>('/steps/last', signal),
    /** POST /steps/{id}/undo: 409 when it was undone already or is too old. */
    undoStep: (id: string) => send<UndoResult>('POST', `${at('/steps', id)}/undo`),

    dashboard: (signal?: AbortSignal) => get<Dashboard>('/dashboard', signal),
    changeLog: (page: number, signal?: AbortSignal) => get<ChangeLogPage>(`/change-log?page=${page}`, signal),

    signIn: (username: string, password: string) => send<LoginAnswer>('POST', '/auth/login', { username, password }),
    changePassword: (currentPassword: string, newPassword: string) =>
      send<PasswordChangeAnswer>('PUT', '/auth/change-password', { currentPassword, newPassword }),
  };
}

export type AdminClient = ReturnType<typeof createAdminClient>;
