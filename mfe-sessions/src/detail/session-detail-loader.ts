import { ApiError } from '@wod/api-client';
import type { TrainingSession } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import type { SessionApi } from '../session-api';

export type SessionDetailData =
  /** today: the day the page was loaded, ISO 8601 */
  { status: 'loaded'; session: TrainingSession; today: string } | { status: 'notFound' } | { status: 'failed' };

/** Loads the session in the address. An error from the api is returned as data with a fitting HTTP status; an abort stays an abort. */
export function sessionDetailLoader(api: Pick<SessionApi, 'getSession'>) {
  return async ({ params, request }: LoaderFunctionArgs) => {
    try {
      const session = await api.getSession(params.id ?? '', request.signal);
      return data<SessionDetailData>({ status: 'loaded', session, today: new Date().toISOString() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 404
        ? data<SessionDetailData>({ status: 'notFound' }, { status: 404 })
        : data<SessionDetailData>({ status: 'failed' }, { status: 503 });
    }
  };
}
