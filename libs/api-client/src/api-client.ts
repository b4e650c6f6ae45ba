import type { Admin, Exercise, Wod, WodPage, WodQuery } from '@wod/domain';
import { http, type Transport } from './http';

/** One function for each call of spec section 7. All throw ApiError. */
export function createApiClient(transport: Transport) {
  const get = <T>(path: string, signal?: AbortSignal) => http<T>(transport, path, { signal });
  return {
    /** GET /wods: one page of the library, newest first unless a search ranks it. */
    listWods: (query: WodQuery = {}, signal?: AbortSignal) => get<WodPage>(`/wods${queryString(query)}`, signal),
    /** GET /wods/recent: the newest first. */
    recentWods: (limit: number, signal?: AbortSignal) => get<Wod[]>(`/wods/recent?limit=${limit}`, signal),
    getWod: (id: string, signal?: AbortSignal) => get<Wod>(`/wods/${encodeURIComponent(id)}`, signal),
    listExercises: (signal?: AbortSignal) => get<Exercise[]>('/exercises', signal),
    getExercise: (id: string, signal?: AbortSignal) => get<Exercise>(`/exercises/${encodeURIComponent(id)}`, signal),
    /** GET /auth/me: the signed-in admin; 401 without a valid token. */
    currentAdmin: (signal?: AbortSignal) => get<Admin>('/auth/me', signal),
  };
}

export type ApiClient = ReturnType<typeof createApiClient>;

/** Only what is set is sent; lists are sent as repeated values in one comma-separated parameter. */
function queryString(query: WodQuery): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)) continue;
    params.set(key, value === true ? '1' : String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}
