import type { NewSharedRun, RunRecord, SharedRun } from '@wod/domain';

/** What an answer of the api says; `status` is 0 when none came. */
export interface Answer<Body> {
  status: number;
  /** of a success */
  body?: Body;
  /** of a refusal: what the api says, for a person */
  error?: string;
  /** after a 429 or a 503: in so many seconds */
  retryAfter?: number;
}

/** What comes over the stream of a run. */
export interface StreamListener {
  onRun: (shared: SharedRun) => void;
  /** Something came, or the connection stands. */
  onAlive: () => void;
  /** @param isRefused the browser won't try again by itself */
  onLost: (isRefused: boolean) => void;
  onEnded: () => void;
}

const RUNS = '/api/runs';
const PATIENCE_MS = 8000;

async function ask<Body>(path: string, method = 'GET', body?: object, headers: Record<string, string> = {}): Promise<Answer<Body>> {
  try {
    const response = await fetch(RUNS + path, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
    });
    const read = (response.status === 204 ? undefined : await response.json()) as (Body & { error?: string }) | undefined;
    const retryAfter = Number(response.headers.get('retry-after')) || undefined;
    return response.ok ? { status: response.status, body: read } : { status: response.status, error: read?.error, retryAfter };
  } catch {
    return { status: 0 };
  }
}

/** The calls of the api about shared runs. They need no sign-in, and a stream can't be opened through the host's transport. */
export const runCalls = {
  share: (run: RunRecord) => ask<NewSharedRun>('', 'POST', { run }),
  read: (code: string) => ask<SharedRun>(`/${code}`),
  change: (code: string, key: string, { version, run }: SharedRun) => ask<SharedRun>(`/${code}`, 'PUT', { version, run }, { 'x-run-key': key }),
  end: (code: string, key: string) => ask<void>(`/${code}`, 'DELETE', {}, { 'x-run-key': key }),
  time: () => ask<{ now: number }>('/time'),
  /** Opens the stream of a run. @returns closes it */
  follow(code: string, { onRun, onAlive, onLost, onEnded }: StreamListener): () => void {
    const source = new EventSource(`${RUNS}/${code}/events`);
    source.onopen = onAlive;
    source.onmessage = ({ data }) => {
      onAlive();
      onRun(JSON.parse(String(data)) as SharedRun);
    };
    source.onerror = () => onLost(source.readyState === EventSource.CLOSED);
    source.addEventListener('beat', onAlive);
    source.addEventListener('ended', onEnded);
    return () => source.close();
  },
};

export type RunCalls = typeof runCalls;
