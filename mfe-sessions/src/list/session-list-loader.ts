import { ApiError, type ListPart } from '@wod/api-client';
import { searchState, type SessionSummary } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import type { SessionApi } from '../session-api';
import type { Pages } from '../shared/more/use-pages';
import { listPage, listSearch } from './session-list-query';

export interface LoadedList {
  status: 'loaded';
  sessions: Pages<SessionSummary>;
  /** The newest templates, wherever they are in a list that isn't fully loaded, so that their group is not torn apart. */
  templates: SessionSummary[];
  /** What the search in the address finds in a list that isn't fully loaded. */
  found?: ListPart<SessionSummary> & { search: string };
}

export type SessionListData = LoadedList | { status: 'failed' };

/** Loads a page of the sessions; what is loaded is searched in the browser. */
export function sessionListLoader(api: Pick<SessionApi, 'sessionSummaries'>) {
  return async ({ request }: LoaderFunctionArgs) => {
    const params = new URL(request.url).searchParams;
    const page = listPage(params);
    const search = listSearch(params);
    try {
      const part = await api.sessionSummaries(page > 1 ? { page } : {}, request.signal);
      const isWhole = part.items.length >= part.total;
      const [templates, found] = await Promise.all([
        isWhole || page > 1 ? undefined : api.sessionSummaries({ template: true }, request.signal),
        isWhole || searchState(search) !== 'on' ? undefined : api.sessionSummaries({ search }, request.signal),
      ]);
      return data<SessionListData>({
        status: 'loaded',
        sessions: { ...part, page },
        templates: templates?.items ?? [],
        ...(found && { found: { ...found, search } }),
      });
    } catch (error) {
      if (error instanceof ApiError) return data<SessionListData>({ status: 'failed' }, { status: 503 });
      throw error;
    }
  };
}
