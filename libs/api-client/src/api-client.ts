import type { Admin, Exercise, SimilarWod, Suggestion, Wod, WodPage, WodQuery } from '@wod/domain';
import { at, queryString } from './address';
import { http, type Transport } from './http';

/** What every visitor may ask: one function for each call of spec section 7. All throw ApiError. */
export function createApiClient(transport: Transport) {
  const get = <T>(path: string, signal?: AbortSignal) => http<T>(transport, path, { signal });
  return {
    /** GET /wods: one page of the library, newest first unless a search ranks it. */
    listWods: (query: WodQuery = {}, signal?: AbortSignal) => get<WodPage>(`/wods${queryString(query)}`, signal),
    /** GET /wods/recent: the newest first. */
    recentWods: (limit: number, signal?: AbortSignal) => get<Wod[]>(`/wods/recent?limit=${limit}`, signal),
    /** GET /suggestions: what the beginning of a search may mean, the best first. */
    suggestions: (query: { q: string; kind?: 'wod' | 'exercise' }, signal?: AbortSignal) =>
      get<Suggestion[]>(`/suggestions${queryString(query)}`, signal),
    getWod: (id: string, signal?: AbortSignal) => get<Wod>(at('/wods', id), signal),
    /** GET /wods/{id}/similar: WODs to do instead, the nearest first. */
    similarWods: (id: string, signal?: AbortSignal) => get<SimilarWod[]>(`${at('/wods', id)}/similar`, signal),
    listExercises: (signal?: AbortSignal) => get<Exercise[]>('/exercises', signal),
    getExercise: (id: string, signal?: AbortSignal) => get<Exercise>(at('/exercises', id), signal),
    /** GET /auth/me: the signed-in admin; 401 without a valid token. */
    currentAdmin: (signal?: AbortSignal) => get<Admin>('/auth/me', signal),
  };
}

export type ApiClient = ReturnType<typeof createApiClient>;
