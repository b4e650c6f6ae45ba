import type { FastifyBaseLogger } from 'fastify';

/** A request that was answered. */
export interface Handled {
  id: string;
  method: string;
  url: string;
  /** The template of its route, such as /api/wods/:id; absent if no route matched. */
  route: string | undefined;
  status: number;
  ms: number;
}

export type OnHandled = (handled: Handled) => void;

/** Counts what was answered. */
export interface RequestCounts {
  handled: OnHandled;
}

/** Unauthenticated, forbidden, too frequent: anyone reading the log for attacks wants to see these. */
const REFUSALS: readonly number[] = [401, 403, 429];

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** One line per request: what was asked and how it went, never a query, a body or a token. It is counted too. */
export const requestLog =
  (log: FastifyBaseLogger, counts: RequestCounts | undefined): OnHandled =>
  (handled) => {
    const { id, method, url, status, ms } = handled;
    log[REFUSALS.includes(status) ? 'warn' : 'info']({ id, method, path: pathOf(url), status, ms: Math.round(ms * 10) / 10 }, 'request');
    counts?.handled(handled);
  };
