import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Emitted by a response whose answer goes on for as long as its reader stays. */
export const STREAM = 'wod:stream';

/**
 * Sends the head of an answer that goes on for as long as its reader stays. HttpServer gives its turn to others, and ends it when it stops.
 * @param type media type
 * @returns what to write to
 */
export function beginStream(reply: FastifyReply, type: string): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  // A proxy passes on each event as it comes.
  raw.writeHead(200, {
    ...(reply.getHeaders() as NodeJS.Dict<string>),
    'content-type': type,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  raw.emit(STREAM);
  return raw;
}
