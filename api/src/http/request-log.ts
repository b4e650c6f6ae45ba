import type { FastifyBaseLogger } from 'fastify';

interface Handled {
  id: string;
  method: string;
  url: string;
  status: number;
  ms: number;
}

/** One line for each request: what was asked and how it went, never a query, a body or a token. */
export function logRequest(log: FastifyBaseLogger, { id, method, url, status, ms }: Handled): void {
  log.info({ id, method, path: url.split('?', 1)[0], status, ms: Math.round(ms * 10) / 10 }, 'request');
}
