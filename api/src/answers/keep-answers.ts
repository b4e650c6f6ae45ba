import type { FastifyInstance } from 'fastify';
import { Answer } from './answer.js';
import type { AnswerCache } from './answer-cache.js';
import { answerUrl } from './answer-url.js';
import { encodingFor, replyFor } from './negotiate.js';
import { PUBLIC_CONTENT } from './public-content.decorator.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The content version when the request came. */
    contentVersion: number;
  }
}

/** Keeps the bytes of what the routes with `@PublicContent()` answer, and sends them as the client reads them. */
export function keepAnswers(fastify: FastifyInstance, cache: AnswerCache, contentVersion: () => number): void {
  fastify.decorateRequest('contentVersion', -1);
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.contentVersion = contentVersion();
    done();
  });

  fastify.addHook('onSend', (request, reply, payload, done) => {
    const isContent = reply.statusCode === 200 && reply.getHeader('cache-control') === PUBLIC_CONTENT;
    if (!isContent || typeof payload !== 'string') return done(null, payload);

    const { contentVersion: version, headers } = request;
    const url = answerUrl(request.url);
    const answer = cache.get(url, version) ?? new Answer(payload);
    // Content that changed while the answer was made could have got into it; such an answer is sent but not kept.
    if (version === contentVersion()) cache.put(url, version, answer);

    answer.encode(encodingFor(answer, headers)).then(() => {
      const made = replyFor(answer, headers);
      if (!made) return done(null, payload);
      if (made.status === 304) reply.removeHeader('content-type');
      for (let at = 0; at < made.headers.length; at += 2) reply.header(made.headers[at] ?? '', made.headers[at + 1]);
      reply.code(made.status);
      done(null, made.body ?? null);
    }, done);
  });
}
