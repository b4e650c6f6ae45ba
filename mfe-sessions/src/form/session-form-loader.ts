import { ApiError } from '@wod/api-client';
import type { TrainingSession } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import type { SessionApi } from '../session-api';

export type SessionFormData =
  /** template: the one that the address asks to begin with */
  | { status: 'new'; template?: TrainingSession }
  | { status: 'edit'; session: TrainingSession }
  | { status: 'notFound' }
  | { status: 'failed' };

/** Loads what the form begins with. Without the template that was asked for, it begins empty. */
export function sessionFormLoader(api: Pick<SessionApi, 'getSession'>) {
  return async ({ params, request }: LoaderFunctionArgs) => {
    const template = new URL(request.url).searchParams.get('template');
    const wanted = params.id ?? template;
    try {
      const session = wanted === null ? undefined : await api.getSession(wanted, request.signal);
      if (params.id !== undefined && session) return data<SessionFormData>({ status: 'edit', session });
      return data<SessionFormData>({ status: 'new', ...(session && { template: session }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (params.id === undefined) return data<SessionFormData>({ status: 'new' });
      return error.status === 404
        ? data<SessionFormData>({ status: 'notFound' }, { status: 404 })
        : data<SessionFormData>({ status: 'failed' }, { status: 503 });
    }
  };
}
