import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Answer, type AnswerHeaders } from './answer.js';
import type { AnswerCache } from './answer-cache.js';
import type { AnswerKeys } from './answer-keys.js';
import { type Content, CONTENT_HEADER, type Freshness } from './freshness.js';
import { PERSONAL_CONTENT } from './personal-content.decorator.js';
import { PUBLIC_CONTENT } from './public-content.decorator.js';
import type { SentAlong } from './sent-along.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The version of all content when the request arrived. */
    contentVersion: string;
  }
}

export interface AnswerParts {
  cache: AnswerCache;
  keys: AnswerKeys;
  freshness: Freshness;
  along: SentAlong;
}

/**
 * Keeps the bytes answered by routes with `@PublicContent()`, and sends them in the encoding that the client accepts. It also sends
 * answers of `@PersonalContent()` routes like this, but keeps none of them.
 */
export function addAnswerHooks(
  fastify: FastifyInstance,
  { cache, keys, freshness, along }: AnswerParts,
  security: Readonly<Record<string, string>>,
): void {
  fastify.decorateRequest('contentVersion', '');
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.contentVersion = versionOfAll(freshness);
    done();
  });

  async function keptAnswer({ url, contentVersion, routeOptions }: FastifyRequest, payload: string | Buffer, headers: AnswerHeaders): Promise<Made> {
    const key = keys.of(url);
    cache.counts.misses += 1;
    // Someone who asked at the same time may have been first.
    const answer =
      (key === undefined ? undefined : cache.get(key, freshness)) ?? (await Answer.of(payload, headers, routeOptions.url, along.effortAtFirst));
    // Content that changed while the answer was being made could have got into it; such an answer is sent but not kept.
    if (key !== undefined && contentVersion === versionOfAll(freshness)) cache.put(key, headers[CONTENT_HEADER] as Content, freshness, answer);
    return { answer, isKept: key !== undefined && cache.get(key, freshness) === answer };
  }

  fastify.addHook('onSend', async (request, reply, payload) => {
    const keeping = keepingOf(reply);
    if (!keeping || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;

    const said = { ...security, ...keeping };
    const isPublic = keeping['cache-control'] === PUBLIC_CONTENT && reply.getHeader('x-content') !== 'sessions';
    const { answer, isKept } = isPublic
      ? await keptAnswer(request, payload, said)
      : { answer: await Answer.of(payload, said, request.routeOptions.url, 'quick'), isKept: false };
    await answer.encodeFor(request.headers);
    const made = answer.replyTo(request.headers);
    if (!made) return payload;
    if (made.status === 304) reply.removeHeader('content-type');
    const headers = isPublic ? [...made.headers, ...along.headers(request.url, request.headers, isKept)] : made.headers;
    for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1]);
    reply.code(made.status);
    return made.body ?? null;
  });
}

interface Made {
  readonly answer: Answer;
  /** Whoever asks next gets it from memory. */
  readonly isKept: boolean;
}

/** Routes that read sessions read the library too. */
const versionOfAll = (freshness: Freshness): string => freshness.version('sessions');

/** Headers that a route may add to its answer; they are kept with it. */
const KEPT_HEADERS = [CONTENT_HEADER, 'x-total-count', 'access-control-allow-origin'];

/** How the route says its answer may be kept; undefined for failures and for anything that isn't content. */
function keepingOf(reply: FastifyReply): AnswerHeaders | undefined {
  const cacheControl = reply.getHeader('cache-control');
  if (reply.statusCode !== 200 || (cacheControl !== PUBLIC_CONTENT && cacheControl !== PERSONAL_CONTENT)) return undefined;
  const vary = reply.getHeader('vary');
  const said: Record<string, string> = {};
  for (const name of KEPT_HEADERS) {
    const value = reply.getHeader(name);
    if (value !== undefined) said[name] = String(value);
  }
  return {
    ...said,
    'cache-control': cacheControl,
    vary: vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`,
  };
}
