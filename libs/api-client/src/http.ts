import type { ErrorBody, Problem } from '@wod/domain';

/** What is read of an answer: the api in the same process makes no whole `Response`. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'json' | 'text' | 'blob'>;

/** Sends a request to a path under /api and answers like `fetch`: it rejects only when no answer came. */
export type Transport = (path: string, init?: RequestInit) => Promise<ApiAnswer>;

/** An answer of the api that is not a success, or no answer at all (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** a sentence for a person when `fromServer`, otherwise a technical reason */
    message: string,
    readonly status: number,
    readonly fromServer: boolean,
    readonly details: Problem[] = [],
  ) {
    super(message);
  }
}

/** Whether it is an ApiError from any bundle: each has its own copy of this library. */
export const isApiError = (error: unknown): error is ApiError => (error as Partial<Error> | undefined)?.name === 'ApiError';

/** Spec 8: "the server's error field, else …", and why where the device knows. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.fromServer) return error.message;
  return error.status === 0 && globalThis.navigator?.onLine === false ? `${fallback}: this device is offline.` : fallback;
}

/** Spec 8, where a failure has its words whatever the reason: those, and behind them what the server said. */
export function failureWithReason(error: unknown, words: string): string {
  const text = failureText(error, words);
  return text.startsWith(words) ? text : `${words}. ${text}`;
}

/**
 * Asks the api and reads JSON; `undefined` for 204.
 * @throws ApiError for every other answer, for an unreadable body and when no answer came. An abort is passed on as it is.
 */
export async function http<T>(transport: Transport, path: string, init: RequestInit = {}): Promise<T> {
  return (await answer<T>(transport, path, init)).body;
}

/** A part of a longer list. */
export interface ListPart<Item> {
  items: Item[];
  /** How many there are in all. */
  total: number;
}

/**
 * Asks for a part of a list whose length `X-Total-Count` gives.
 * @throws ApiError as `http` does
 */
export async function httpList<Item>(transport: Transport, path: string, init: RequestInit = {}): Promise<ListPart<Item>> {
  const { body: items, response } = await answer<Item[]>(transport, path, init);
  return { items, total: Number(response.headers.get('x-total-count') ?? items.length) };
}

async function answer<T>(transport: Transport, path: string, init: RequestInit): Promise<{ body: T; response: ApiAnswer }> {
  let response: ApiAnswer;
  try {
    response = await transport(path, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError('The server could not be reached.', 0, false);
  }
  if (response.status === 204) return { body: undefined as T, response };
  const body = (await response.json().catch(() => undefined)) as unknown;
  if (response.ok && body !== undefined) return { body: body as T, response };
  const failure = body as Partial<ErrorBody> | undefined;
  throw typeof failure?.error === 'string'
    ? new ApiError(failure.error, response.status, true, failure.details)
    : new ApiError(`The server answered ${response.status}.`, response.status, false);
}

/**
 * Sends a change, with a JSON body where there is one.
 * @throws ApiError as `http` does
 */
export function sendJson<T>(
  transport: Transport,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<T> {
  return http<T>(transport, path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
  });
}
