import { ApiError } from '@wod/api-client';
import type { History, RevisionSubject } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { AdminApi } from '../admin-api';

export type HistoryData = { subject: RevisionSubject; id: string } & ({ status: 'loaded'; history: History } | { status: 'failed' });

export function historyLoader(api: AdminApi, subject: RevisionSubject) {
  return async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<HistoryData> => {
    try {
      return { subject, id, status: 'loaded', history: await api.history(subject, id, request.signal) };
    } catch (error) {
      if (error instanceof ApiError) return { subject, id, status: 'failed' };
      throw error;
    }
  };
}
