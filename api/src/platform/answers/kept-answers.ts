import { performance } from 'node:perf_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TrustedProxies } from '../environment/trusted-proxies.js';
import { type Asked, requestId } from '../http/request-id.js';
import type { OnHandled } from '../http/request-log.js';
import type { Reply } from './answer.js';
import type { AnswerCache } from './answer-cache.js';
import type { AnswerKeys } from './answer-keys.js';
import type { Freshness } from './freshness.js';
import type { SentAlong } from './sent-along.js';
import { SentTogether } from './sent-together.js';

/**
 * Repeats earlier answers from their bytes, without the framework around it: the same status, headers, body and log
 * line for a fraction of the work. Guards are not bypassed, since only the answers of open routes are kept.
 */
export class KeptAnswers {
  private readonly sent = new SentTogether();

  constructor(
    private readonly cache: AnswerCache,
    private readonly keys: AnswerKeys,
    private readonly freshness: Freshness,
    private readonly along: SentAlong,
    private readonly isTrusted: TrustedProxies,
    private readonly onHandled: OnHandled,
  ) {}

  /** @returns whether there is an answer */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '' } = request;
    const reply = this.find(method, url, request);
    if (!reply) return false;
    response.writeHead(reply.status, reply.headers as string[]);
    this.sent.end(response, method === 'HEAD' ? undefined : reply.body);
    return true;
  }

  /** The reply to a request that was asked before. */
  find(method: string, url: string, asked: Asked): Reply | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const started = performance.now();
    const key = this.keys.of(url);
    const answer = key === undefined ? undefined : this.cache.get(key, this.freshness);
    const reply = answer?.replyTo(asked.headers);
    if (!answer || !reply) return undefined;
    this.cache.counts.hits += 1;
    const id = requestId(asked, this.isTrusted);
    const { route } = answer;
    this.onHandled({ id, method, url, route, status: reply.status, ms: performance.now() - started });
    const { status, headers, body } = reply;
    return { status, headers: [...headers, 'x-request-id', id, ...this.along.headers(url, asked.headers, true)], body };
  }
}
