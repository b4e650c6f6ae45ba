import { ApiError, type AdminClient, type ApiClient } from '@wod/api-client';
import type { Exercise, Wod } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';

type Api = Pick<ApiClient, 'getWod' | 'listExercises'> & Pick<AdminClient, 'getDraft'>;

export type WodFormData =
  | { status: 'loaded'; exercises: Exercise[]; /** absent while creating */ wod?: Wod; /** what a new WOD begins as */ copied?: Wod }
  | { status: 'failed'; error: 'Failed to fetch exercises' | 'Failed to fetch WOD'; /** Whether there is no such WOD. */ isMissing?: boolean };

/** Loads what the form needs: the exercises to choose from and the WOD in the address, to edit or to begin with. */
export function wodFormLoader(api: Api) {
  return async ({ params: { id }, request: { signal, url } }: LoaderFunctionArgs): Promise<WodFormData> => {
    const from = new URL(url).searchParams.get('from') ?? undefined;
    const wanted = id ?? from;
    const [exercises, wod] = await Promise.all([
      api.listExercises(signal).catch(failure),
      wanted === undefined ? undefined : anyWod(api, wanted, signal).catch(failure),
    ]);
    if (wod instanceof ApiError) return { status: 'failed', error: 'Failed to fetch WOD', isMissing: wod.status === 404 };
    if (exercises instanceof ApiError) return { status: 'failed', error: 'Failed to fetch exercises' };
    return { status: 'loaded', exercises, ...(id === undefined ? { copied: wod } : { wod }) };
  };
}

/** A WOD of the library, or a draft. */
export const anyWod = (api: Pick<Api, 'getWod' | 'getDraft'>, id: string, signal?: AbortSignal): Promise<Wod> =>
  api.getWod(id, signal).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return api.getDraft(id, signal);
    throw error;
  });

/** An error of the api; an abort stays an abort. */
function failure(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
