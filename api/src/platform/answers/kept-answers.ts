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

/**
 * Repeats earlier answers from their bytes, without the framework around it: the same status, headers, body and log
 * line for a fraction of the work. Guards are not bypassed, since only the answers of open routes are kept.
 */
export class KeptAnswers {
  /** The responses of this turn of the event loop, to which only the body is missing. */
  private begun: [response: ServerResponse, body: Buffer | undefined][] = [];
  private readonly send = () => {
    const { begun } = this;
    this.begun = [];
    for (const [response, body] of begun) response.end(body);
  };

  constructor(
    private readonly cache: AnswerCache,
    private readonly keys: AnswerKeys,
    private readonly freshness: Freshness,
    private readonly along: SentAlong,
    private readonly isTrusted: TrustedProxies,
    private readonly onHandled: OnHandled,
  ) {}

  /**
   * Answers a request at the end of this turn of the event loop, with all others of the turn: the first wakes the client, and the rest
   * finds it awake. Waking it for each would take longer than finding the answer (docs/adr/0094).
   * @returns whether there is an answer
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '' } = request;
    const reply = this.find(method, url, request);
    if (!reply) return false;
    response.writeHead(reply.status, reply.headers as string[]);
    if (this.begun.push([response, method === 'HEAD' ? undefined : reply.body]) === 1) setImmediate(this.send);
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
