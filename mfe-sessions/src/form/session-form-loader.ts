import { ApiError, type ListPart } from '@wod/api-client';
import type { SessionSummary, TrainingSession, Wod } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import type { SessionApi } from '../session-api';

export type SessionFormData =
  /** template, wod: what the address asks to start with; missing: why it isn't there; templates: the newest ones to choose from */
  | { status: 'new'; template?: TrainingSession; wod?: Wod; missing?: string; templates: ListPart<SessionSummary> }
  | { status: 'edit'; session: TrainingSession }
  | { status: 'notFound' }
  | { status: 'failed' };

type Api = Pick<SessionApi, 'getSession' | 'getWod' | 'sessionSummaries'>;

/** Loads what the form starts with. */
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

/** Spec 8: if templates can't be fetched, nothing is said; the form works without them. */
async function newForm(api: Api, request: Request): Promise<SessionFormData> {
  const { searchParams } = new URL(request.url);
  const [wantedTemplate, wantedWod] = [searchParams.get('template'), searchParams.get('wod')];
  const [templates = { items: [], total: 0 }, template, wod] = await Promise.all([
    unlessRefused(api.sessionSummaries({ template: true }, request.signal)),
    wantedTemplate === null ? undefined : unlessRefused(api.getSession(wantedTemplate, request.signal)),
    wantedWod === null ? undefined : firstWod(api, wantedWod, request.signal),
  ]);
  return { status: 'new', template: template?.isTemplate ? template : undefined, ...wod, templates };
}

/** A missing WOD is reported; the form works without it. */
async function firstWod(api: Api, id: string, signal: AbortSignal): Promise<{ wod: Wod } | { missing: string }> {
  try {
    return { wod: await api.getWod(id, signal) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {
      missing:
        error.status === 404
          ? 'That WOD is not in the library. Choose any other to begin with.'
          : 'That WOD could not be loaded. Add it below, or choose any other.',
    };
  }
}

function unlessRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
}
