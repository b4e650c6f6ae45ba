import { ApiError } from '@wod/api-client';
import type { DraftPage } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { AdminApi } from '../admin-api';
import { pageNumber } from '../shared/list/page-number';

export type DraftsData = { status: 'loaded'; page: DraftPage } | { status: 'failed' };

/** The WODs that aren't in the library yet. */
export function draftsLoader(api: AdminApi) {
  return async ({ request }: LoaderFunctionArgs): Promise<DraftsData> => {
    try {
      return { status: 'loaded', page: await api.drafts(pageNumber(new URL(request.url).searchParams), request.signal) };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}
