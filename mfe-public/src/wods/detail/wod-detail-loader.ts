import { ApiError, type ApiClient } from '@wod/api-client';
import type { SimilarWod, Wod } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';

export type WodDetailData =
  /** `similar`: at most four; also empty when they could not be loaded */
  | { status: 'loaded'; wod: Wod; similar: SimilarWod[] }
  | { status: 'notFound' }
  | { status: 'failed' };

/** Loads the WOD in the address. An error from the api is returned as data with a fitting HTTP status; an abort stays an abort. */
export function wodDetailLoader(api: ApiClient) {
  return async ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) => {
    try {
      const [wod, similar] = await Promise.all([api.getWod(id, signal), similarTo(api, id, signal)]);
      return data<WodDetailData>({ status: 'loaded', wod, similar });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 404
        ? data<WodDetailData>({ status: 'notFound' }, { status: 404 })
        : data<WodDetailData>({ status: 'failed' }, { status: 503 });
    }
  };
}

/** The page is complete without them, so it doesn't fail when this does. */
async function similarTo(api: ApiClient, id: string, signal: AbortSignal): Promise<SimilarWod[]> {
  try {
    return await api.similarWods(id, signal);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
