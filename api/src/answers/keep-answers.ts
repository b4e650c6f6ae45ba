import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Answer, type AnswerHeaders } from './answer.js';
import type { AnswerCache } from './answer-cache.js';
import { answerUrl } from './answer-url.js';
import { type Freshness, staleHeader } from './freshness.js';
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
export function keepAnswers(fastify: FastifyInstance, cache: AnswerCache, freshness: Freshness, security: Readonly<Record<string, string>>): void {
  fastify.decorateRequest('contentVersion', -1);
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.contentVersion = freshness.version();
    done();
  });

  async function keptAnswer({ url: asked, contentVersion: version, routeOptions }: FastifyRequest, payload: string | Buffer, headers: AnswerHeaders): Promise<Answer> {
    const url = answerUrl(asked);
    cache.counts.misses += 1;
    const answer = cache.get(url, version) ?? await Answer.of(payload, headers, routeOptions.url);
    // Content that changed while the answer was made could have got into it; such an answer is sent but not kept.
    if (version === freshness.version()) cache.put(url, version, answer);
    return answer;
  }

  fastify.addHook('onSend', async (request, reply, payload) => {
    const keeping = keepingOf(reply);
    if (!keeping || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;

    const said = { ...security, ...keeping };
    const isPublic = keeping['cache-control'] === PUBLIC_CONTENT && reply.getHeader('x-content') !== 'sessions';
    const answer = await (isPublic ? keptAnswer(request, payload, said) : Answer.of(payload, said, request.routeOptions.url));
    await answer.encode(encodingFor(answer, request.headers));
    const made = replyFor(answer, request.headers);
    if (!made) return payload;
    if (made.status === 304) reply.removeHeader('content-type');
    const headers = isPublic ? [...made.headers, ...staleHeader(freshness)] : made.headers;
    for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1]);
    reply.code(made.status);
    return made.body ?? null;
  });
}

/** What the route says of keeping its answer; undefined for a failure and for what is no content. */
function keepingOf(reply: FastifyReply): Pick<AnswerHeaders, 'cache-control' | 'vary'> | undefined {
  const cacheControl = reply.getHeader('cache-control');
  if (reply.statusCode !== 200 || (cacheControl !== PUBLIC_CONTENT && cacheControl !== PERSONAL_CONTENT)) return undefined;
  const vary = reply.getHeader('vary');
  return { 'cache-control': cacheControl, vary: vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding` };
}
