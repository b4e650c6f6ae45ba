import type {
  BroughtBack,
  Bulk,
  BulkResult,
  ChangeLogPage,
  ChangeLogQuery,
  ChangeLogSelection,
  ComingDay,
  Dashboard,
  DayPin,
  DeletedSessionPage,
  DeletedSessions,
  DeletedWodPage,
  DismissAll,
  DismissedAll,
  EmptiedBin,
  DraftPage,
  Exercise,
  ExerciseInDrafts,
  ExerciseInput,
  ExportChoice,
  History,
  ExerciseMerge,
  ImportCategory,
  ImportPreview,
  ImportResult,
  InboxKind,
  InboxPage,
  InboxQuery,
  LastImport,
  LibraryVideos,
  LineChoice,
  LineState,
  LoginAnswer,
  MergedExercise,
  Namesake,
  PasswordChangeAnswer,
  PlannedSessionQuery,
  PlannedSessionsPage,
  RestoredSessions,
  RevisionSubject,
  SessionExport,
  Transfer,
  TransferFormat,
  TransferLinePage,
  Step,
  UndoResult,
  VideoCheck,
  Wod,
  WodInput,
} from '@wod/domain';
import { at, queryString } from './address';
import { creating } from './creating';
import { http, sendJson, type Transport } from './http';
import { httpFile } from './http-file';

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
    /** POST /bulk: names what it couldn't be done to; the rest is one step, which `undoStep` takes back. */
    bulk: (bulk: Bulk) => send<BulkResult>('POST', '/bulk', bulk),
    /** GET /drafts: the WODs that aren't in the library yet, the one that was edited last first, 20 on a page. */
    drafts: (page: number, signal?: AbortSignal) => get<DraftPage>(`/drafts${queryString({ page })}`, signal),
    /** GET /drafts/exercises: those that drafts use. */
    exercisesInDrafts: (signal?: AbortSignal) => get<ExerciseInDrafts[]>('/drafts/exercises', signal),
    getDraft: (id: string, signal?: AbortSignal) => get<Wod>(at('/drafts', id), signal),
    /** POST /drafts/{id}/publish: at once, as the newest. */
    publishDraft: (id: string) => send<Wod>('POST', `${at('/drafts', id)}/publish`),
    /**
     * GET /namesakes: at most three WODs and drafts of the same name; `besides` leaves one out. Nobody waits for it, so it asks nobody to sign in.
     */
    namesakes: (query: { name: string; besides?: string }, signal?: AbortSignal) =>
      http<Namesake[]>(transport, `/namesakes${queryString(query)}`, { signal, priority: 'low' }),
    /** GET /deleted-wods: those of the last 30 days, the latest first, 20 on a page. */
    deletedWods: (page: number, signal?: AbortSignal) => get<DeletedWodPage>(`/deleted-wods${queryString({ page })}`, signal),
    /** DELETE /deleted-wods/{id}: for good; 409 while a training session shows it. */
    removeWod: (id: string) => send<void>('DELETE', at('/deleted-wods', id)),
    /** POST /deleted-wods/empty: all but those that training sessions show. */
    emptyDeletedWods: () => send<EmptiedBin>('POST', '/deleted-wods/empty'),
    restoreWod: (id: string) => send<Wod>('POST', `${at('/deleted-wods', id)}/restore`),
    /** GET /deleted-training-sessions: those of the last 30 days, the latest first, 20 on a page. */
    deletedSessions: (page: number, signal?: AbortSignal) => get<DeletedSessionPage>(`/deleted-training-sessions${queryString({ page })}`, signal),
    /** DELETE /deleted-training-sessions/{id}: for good. */
    removeSession: (id: string) => send<void>('DELETE', at('/deleted-training-sessions', id)),
    /** POST /deleted-training-sessions/empty */
    emptyDeletedSessions: () => send<EmptiedBin>('POST', '/deleted-training-sessions/empty'),
    /** GET /planned-sessions: everybody's sessions. */
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
    /** POST /exercises/{id}/restore: 409 when another one has its name by now. */
    restoreExercise: (id: string) => send<Exercise>('POST', `${at('/exercises', id)}/restore`),
    /** POST /exercises/{id}/merge: WODs use the other one from then on. */
    mergeExercise: (id: string, merge: ExerciseMerge) => send<MergedExercise>('POST', `${at('/exercises', id)}/merge`, merge),

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

    /** GET /wods/{id}/history, GET /exercises/{id}/history */
    history: (subject: RevisionSubject, id: string, signal?: AbortSignal) => get<History>(`${at(`/${subject}s`, id)}/history`, signal),
    /** POST /wods/{id}/history/{version} and the same of exercises: 409 when that version no longer fits the library. */
    bringBack: (subject: RevisionSubject, id: string, version: string) => send<BroughtBack>('POST', at(`${at(`/${subject}s`, id)}/history`, version)),
    /** GET /inbox/{kind}: 50 on a page. */
    inbox: (kind: InboxKind, query: InboxQuery = {}, signal?: AbortSignal) => get<InboxPage>(`${at('/inbox', kind)}${queryString(query)}`, signal),
    /** POST /inbox/{kind}/dismiss: at most 200 at once. */
    dismissFindings: (kind: InboxKind, keys: string[]) => send<void>('POST', `${at('/inbox', kind)}/dismiss`, { keys }),
    /** POST /inbox/{kind}/bring-back: at most 200 at once. */
    bringBackFindings: (kind: InboxKind, keys: string[]) => send<void>('POST', `${at('/inbox', kind)}/bring-back`, { keys }),
    /** POST /inbox/{kind}/dismiss-all: with a search, all whose name has it. */
    dismissAllFindings: (kind: InboxKind, body: DismissAll = {}) => send<DismissedAll>('POST', `${at('/inbox', kind)}/dismiss-all`, body),
    /** POST /inbox/{kind}/bring-back-all: takes one `dismissAllFindings` back. */
    bringBackAllFindings: (kind: InboxKind, moment: string) => send<void>('POST', `${at('/inbox', kind)}/bring-back-all`, { at: moment }),
    /** GET /videos: of all that is in the library. */
    videos: (signal?: AbortSignal) => get<LibraryVideos>('/videos', signal),
    /** POST /videos/checks: at most 200 at once; the inbox has what is gone until its link changes. */
    noteVideos: (check: VideoCheck) => send<void>('POST', '/videos/checks', check),
    /** GET /export: the whole library; JSON may have the drafts too. */
    exportFile: (format: TransferFormat, drafts: boolean) => httpFile(transport, `/export${queryString({ format, drafts })}`),
    /** POST /export: some WODs or exercises. */
    exportSome: (choice: ExportChoice) => httpFile(transport, '/export', choice),
    /** POST /planned-sessions/export: at most 200 at once. */
    exportSessions: (choice: SessionExport) => httpFile(transport, '/planned-sessions/export', choice),
    /** GET /change-log/export: all that is selected, as a table. */
    exportChangeLog: (selection: ChangeLogSelection) => httpFile(transport, `/change-log/export${queryString(selection)}`),
    /** POST /transfers: begins to send a file, part by part. */
    beginTransfer: (fileName: string) => send<Transfer>('POST', '/transfers', { fileName }),
    sendTransferPart: (id: string, part: number, text: string) => send<void>('POST', `${at('/transfers', id)}/parts`, { part, text }),
    /** POST /transfers/{id}/read: starts reading in the background. */
    readTransfer: (id: string) => send<Transfer>('POST', `${at('/transfers', id)}/read`),
    /** GET /transfers/last: the file that was sent last. */
    lastTransfer: (signal?: AbortSignal) => get<{ last?: Transfer }>('/transfers/last', signal),
    transferLines: (id: string, query: { state?: LineState; page?: number }, signal?: AbortSignal) =>
      get<TransferLinePage>(`${at('/transfers', id)}/lines${queryString(query)}`, signal),
    /** PUT /transfers/{id}/choices: for these lines, all in a state, or all. */
    chooseForLines: (id: string, choice: LineChoice, which: { lines?: number[]; state?: LineState }) =>
      send<Transfer>('PUT', `${at('/transfers', id)}/choices`, { choice, ...which }),
    /** POST /transfers/{id}/import: starts the import in the background. */
    importTransfer: (id: string) => send<Transfer>('POST', `${at('/transfers', id)}/import`),
    forgetTransfer: (id: string) => send<void>('DELETE', at('/transfers', id)),

    dashboard: (signal?: AbortSignal) => get<Dashboard>('/dashboard', signal),
    changeLog: (query: ChangeLogQuery = {}, signal?: AbortSignal) => get<ChangeLogPage>(`/change-log${queryString(query)}`, signal),

    signIn: (username: string, password: string) => send<LoginAnswer>('POST', '/auth/login', { username, password }),
    changePassword: (currentPassword: string, newPassword: string) =>
      send<PasswordChangeAnswer>('PUT', '/auth/change-password', { currentPassword, newPassword }),
  };
}

export type AdminClient = ReturnType<typeof createAdminClient>;
