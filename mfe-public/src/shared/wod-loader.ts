import { ApiError, type ApiClient } from '@wod/api-client';
import type { Wod } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';

export type WodData<More = object> = ({ status: 'loaded'; wod: Wod } & More) | { status: 'notFound' } | { status: 'failed' };

/**
 * Loads the WOD in the address, or leads there from its name: /wods/fran. An error from the api is returned as data with a fitting HTTP status; an
 * abort stays an abort.
 * @param path of the page, by the WOD's id
 * @param more what else the page shows
 */
export function wodLoader<More extends object>(
  api: ApiClient,
  path: (id: string) => string,
  more: (id: string, signal: AbortSignal) => Promise<More>,
) {
  return async ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) => {
    try {
      const [wod, rest] = await Promise.all([api.getWod(id, signal), more(id, signal)]);
      return data<WodData<More>>({ status: 'loaded', wod, ...rest });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const named = error.status === 404 ? await idOf(api, id, signal) : undefined;
      if (named !== undefined) throw new Response(null, { status: 301, headers: { location: path(named) } });
      return error.status === 404
        ? data<WodData<More>>({ status: 'notFound' }, { status: 404 })
        : data<WodData<More>>({ status: 'failed' }, { status: 503 });
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
