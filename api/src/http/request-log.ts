import type { FastifyReply, FastifyRequest } from 'fastify';

/** One line for each request: what was asked and how it went, never a query, a body or a token. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const [path] = request.url.split('?', 1);
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  request.log.info({ id: request.id, method: request.method, path, status: reply.statusCode, ms }, 'request');
}
