import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Answer } from './answer.js';
import type { AnswerCache } from './answer-cache.js';
import { answerUrl } from './answer-url.js';
import { preferredEncoding } from './encoding.js';
import { isNotModified } from './etag.js';
import { PUBLIC_CONTENT } from './public-content.decorator.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The content version when the request came. */
    contentVersion: number;
  }
  interface FastifyReply {
    /** The kept answer that is being sent. */
    answer: Answer | null;
  }
}

/**
 * Answers a question that was asked before from its bytes, before routing reaches a controller, and keeps what the routes
 * with `@PublicContent()` answer. Guards can't be bypassed: only the answers of open routes are kept.
 */
export function keepAnswers(fastify: FastifyInstance, cache: AnswerCache, contentVersion: () => number): void {
  fastify.decorateRequest('contentVersion', -1);
  fastify.decorateReply('answer', null);

  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done();
    request.contentVersion = contentVersion();
    reply.answer = cache.get(answerUrl(request.url), request.contentVersion) ?? null;
    if (!reply.answer) return done();
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', PUBLIC_CONTENT).send(reply.answer.body);
  });

  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (reply.answer) return void shape(request, reply, reply.answer, done);
    const isContent = reply.statusCode === 200 && reply.getHeader('cache-control') === PUBLIC_CONTENT;
    if (!isContent || typeof payload !== 'string') return done(null, payload);
    const answer = new Answer(payload);
    // Content that changed while the answer was made could have got into it; such an answer is sent but not kept.
    if (request.contentVersion === contentVersion()) cache.put(answerUrl(request.url), request.contentVersion, answer);
    return void shape(request, reply, answer, done);
  });
}

type Done = (error: Error | null, payload?: unknown) => void;

/** Sends the answer, or only word that the client's copy is still good, in an encoding that the client reads. */
async function shape(request: FastifyRequest, reply: FastifyReply, answer: Answer, done: Done): Promise<void> {
  reply.header('etag', answer.etag).header('vary', 'accept-encoding');
  if (isNotModified(request.headers['if-none-match'], answer.etag)) {
    reply.code(304);
    return done(null, '');
  }
  const encoding = answer.isCompressible ? preferredEncoding(request.headers['accept-encoding'] as string | undefined) : undefined;
  if (!encoding) return done(null, answer.body);
  try {
    const bytes = await answer.in(encoding);
    reply.header('content-encoding', encoding);
    done(null, bytes);
  } catch (error) {
    done(error as Error);
  }
}
