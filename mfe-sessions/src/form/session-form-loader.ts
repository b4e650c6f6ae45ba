import { ApiError, type ListPart } from '@wod/api-client';
import type { SessionSummary, TrainingSession } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import type { SessionApi } from '../session-api';

export type SessionFormData =
  /** template: the one that the address asks to begin with; templates: the newest of those to choose from */
  | { status: 'new'; template?: TrainingSession; templates: ListPart<SessionSummary> }
  | { status: 'edit'; session: TrainingSession }
  | { status: 'notFound' }
  | { status: 'failed' };

type Api = Pick<SessionApi, 'getSession' | 'sessionSummaries'>;

/** Loads what the form begins with. */
export function sessionFormLoader(api: Api) {
  return async ({ params, request }: LoaderFunctionArgs) => {
    if (params.id === undefined) return data<SessionFormData>(await newForm(api, request));
    try {
      return data<SessionFormData>({ status: 'edit', session: await api.getSession(params.id, request.signal) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 404
        ? data<SessionFormData>({ status: 'notFound' }, { status: 404 })
        : data<SessionFormData>({ status: 'failed' }, { status: 503 });
    }
  };
}

/** Spec 8: where templates can't be fetched nothing is said; the form works without. */
async function newForm(api: Api, request: Request): Promise<SessionFormData> {
  const wanted = new URL(request.url).searchParams.get('template');
  const [templates = { items: [], total: 0 }, template] = await Promise.all([
    unlessRefused(api.sessionSummaries({ template: true }, request.signal)),
    wanted === null ? undefined : unlessRefused(api.getSession(wanted, request.signal)),
  ]);
  return { status: 'new', template: template?.isTemplate ? template : undefined, templates };
}

function unlessRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
}
