import { ApiError } from '@wod/api-client';
import type { TrainingSession } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import type { SessionApi } from '../session-api';

export type RunData = { status: 'loaded'; session: TrainingSession } | { status: 'notFound' } | { status: 'failed' };

/** Loads the session in the address. An error from the api is returned as data with a fitting HTTP status; an abort stays an abort. */
export function runLoader(api: Pick<SessionApi, 'getSession'>) {
  return async ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) => {
    try {
      return data<RunData>({ status: 'loaded', session: await api.getSession(id, signal) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 404 ? data<RunData>({ status: 'notFound' }, { status: 404 }) : data<RunData>({ status: 'failed' }, { status: 503 });
    }
  };
}
