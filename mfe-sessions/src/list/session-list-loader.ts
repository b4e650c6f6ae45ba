import { ApiError } from '@wod/api-client';
import type { TrainingSession } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import type { SessionApi } from '../session-api';

export type SessionListData = { status: 'loaded'; sessions: TrainingSession[] } | { status: 'failed' };

/** Loads all sessions; they are searched in the browser. */
export function sessionListLoader(api: Pick<SessionApi, 'listSessions'>) {
  return async ({ request }: LoaderFunctionArgs) => {
    try {
      return data<SessionListData>({ status: 'loaded', sessions: await api.listSessions(request.signal) });
    } catch (error) {
      if (error instanceof ApiError) return data<SessionListData>({ status: 'failed' }, { status: 503 });
      throw error;
    }
  };
}
