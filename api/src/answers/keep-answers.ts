import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Answer, type Keeping } from './answer.js';
import type { AnswerCache } from './answer-cache.js';
import { answerUrl } from './answer-url.js';
import { encodingFor, replyFor } from './negotiate.js';
import { PERSONAL_CONTENT } from './personal-content.decorator.js';
import { PUBLIC_CONTENT } from './public-content.decorator.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The content version when the request came. */
    contentVersion: number;
  }
}

/**
 * Keeps the bytes of what the routes with `@PublicContent()` answer, and sends them as the client reads them; so it does with
 * `@PersonalContent()`, but keeps nothing of it.
 */
export function keepAnswers(fastify: FastifyInstance, cache: AnswerCache, contentVersion: () => number): void {
  fastify.decorateRequest('contentVersion', -1);
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.contentVersion = contentVersion();
    done();
  });

  const keptAnswer = ({ url: asked, contentVersion: version }: FastifyRequest, payload: string, keeping: Keeping): Answer => {
    const url = answerUrl(asked);
    const answer = cache.get(url, version) ?? new Answer(payload, keeping);
    // Content that changed while the answer was made could have got into it; such an answer is sent but not kept.
    if (version === contentVersion()) cache.put(url, version, answer);
    return answer;
  };

  fastify.addHook('onSend', (request, reply, payload, done) => {
    const keeping = keepingOf(reply);
    if (!keeping || typeof payload !== 'string') return done(null, payload);

    const { headers } = request;
    const answer = keeping['cache-control'] === PUBLIC_CONTENT ? keptAnswer(request, payload, keeping) : new Answer(payload, keeping);
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

/** What the route says of keeping its answer; undefined for a failure and for what is no content. */
function keepingOf(reply: FastifyReply): Keeping | undefined {
  const cacheControl = reply.getHeader('cache-control');
  if (reply.statusCode !== 200 || (cacheControl !== PUBLIC_CONTENT && cacheControl !== PERSONAL_CONTENT)) return undefined;
  const vary = reply.getHeader('vary');
  return { 'cache-control': cacheControl, vary: vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding` };
}
