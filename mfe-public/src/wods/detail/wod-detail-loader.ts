import { ApiError, type ApiClient } from '@wod/api-client';
import type { SimilarWod, Wod } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import { paths } from '../../paths';

export type WodDetailData =
  /** `similar`: at most four; also empty when they could not be loaded */
  | { status: 'loaded'; wod: Wod; similar: SimilarWod[] }
  | { status: 'notFound' }
  | { status: 'failed' };

/**
 * Loads the WOD in the address, or leads there from its name: /wods/fran. An error from the api is returned as data with a fitting HTTP status; an abort stays an
 * abort.
 */
export function wodDetailLoader(api: ApiClient) {
  return async ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) => {
    try {
      const [wod, similar] = await Promise.all([api.getWod(id, signal), similarTo(api, id, signal)]);
      return data<WodDetailData>({ status: 'loaded', wod, similar });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const named = error.status === 404 ? await idOf(api, id, signal) : undefined;
      if (named !== undefined) throw new Response(null, { status: 301, headers: { location: paths.wod(named) } });
      return error.status === 404
        ? data<WodDetailData>({ status: 'notFound' }, { status: 404 })
        : data<WodDetailData>({ status: 'failed' }, { status: 503 });
    }
  };
}

/** The id of the WOD with this name; undefined where there is none, or nobody can say. */
async function idOf(api: ApiClient, slug: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    return (await api.wodByName(slug, signal)).id;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
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
