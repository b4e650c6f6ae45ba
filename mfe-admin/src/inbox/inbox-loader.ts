import { ApiError } from '@wod/api-client';
import { type InboxKind, type InboxPage, type InboxQuery } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { AdminApi } from '../admin-api';
import { inboxKind } from '../shared/inbox/inbox-facts';
import { parseListQuery } from '../shared/list/list-query';

export type InboxData = { status: 'loaded'; kind: InboxKind; page: InboxPage } | { status: 'failed' | 'unknown' };

export const parseInboxQuery = (params: URLSearchParams): InboxQuery => ({
  ...parseListQuery(params),
  ...(params.get('dismissed') === '1' && { dismissed: true }),
});

/** Loads one page of a list of the inbox. */
export function inboxLoader(api: AdminApi) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<InboxData> => {
    const kind = inboxKind(params.kind);
    if (!kind) return { status: 'unknown' };
    try {
      return { status: 'loaded', kind, page: await api.inbox(kind, parseInboxQuery(new URL(request.url).searchParams), request.signal) };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}
