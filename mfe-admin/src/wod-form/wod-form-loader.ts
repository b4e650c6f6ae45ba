import { ApiError, type AdminClient, type ApiClient } from '@wod/api-client';
import type { Exercise, Wod } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';

type Api = Pick<ApiClient, 'getWod' | 'listExercises'> & Pick<AdminClient, 'getDraft'>;

export type WodFormData =
  | { status: 'loaded'; exercises: Exercise[] /** absent while creating */; wod?: Wod /** what a new WOD begins as */; copied?: Wod }
  | { status: 'failed'; error: 'Failed to fetch exercises' | 'Failed to fetch WOD' /** Whether there is no such WOD. */; isMissing?: boolean };

/** Loads what the form needs: the exercises to choose from and the WOD in the address, to edit or to begin with. */
export function wodFormLoader(api: Api) {
  return async ({ params: { id }, request: { signal, url } }: LoaderFunctionArgs): Promise<WodFormData> => {
    const query = new URL(url).searchParams;
    const from = query.get('from') ?? undefined;
    const wanted = id ?? from;
    const [exercises, wod] = await Promise.all([
      api.listExercises(signal).catch(failure),
      wanted === undefined ? undefined : anyWod(api, wanted, { isDraft: query.has('draft'), signal }).catch(failure),
    ]);
    if (wod instanceof ApiError) return { status: 'failed', error: 'Failed to fetch WOD', isMissing: wod.status === 404 };
    if (exercises instanceof ApiError) return { status: 'failed', error: 'Failed to fetch exercises' };
    return { status: 'loaded', exercises, ...(id === undefined ? { copied: wod } : { wod }) };
  };
}

/** A WOD of the library, or a draft. @param isDraft what it was when it was last seen, and is looked for first */
export function anyWod(
  api: Pick<Api, 'getWod' | 'getDraft'>,
  id: string,
  { isDraft, signal }: { isDraft: boolean; signal?: AbortSignal },
): Promise<Wod> {
  const [first, second] = isDraft ? [api.getDraft, api.getWod] : [api.getWod, api.getDraft];
  return first(id, signal).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return second(id, signal);
    throw error;
  });
}

/** An error of the api; an abort stays an abort. */
function failure(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
