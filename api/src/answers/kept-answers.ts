import { performance } from 'node:perf_hooks';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { requestId } from '../http/request-id.js';
import { logRequest } from '../http/request-log.js';
import type { Reply } from './answer.js';
import type { AnswerCache } from './answer-cache.js';
import { answerUrl } from './answer-url.js';
import { replyFor } from './negotiate.js';

/**
 * Answers what was asked before from its bytes, without the framework around it: the same status, headers, body and log
 * line at a fraction of the work. Guards are not bypassed, since only the answers of open routes are kept.
 */
export class KeptAnswers {
  constructor(
    private readonly cache: AnswerCache,
    private readonly contentVersion: () => number,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** @returns whether the request was answered */
  answer({ method = '', url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    const reply = this.find(method, url, headers);
    if (!reply) return false;
    response.writeHead(reply.status, reply.headers as string[]);
    response.end(method === 'HEAD' ? undefined : reply.body);
    return true;
  }

  /** The reply to a request, when it was asked before. */
  find(method: string, url: string, headers: IncomingHttpHeaders): Reply | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const started = performance.now();
    const answer = this.cache.get(answerUrl(url), this.contentVersion());
    const reply = answer && replyFor(answer, headers);
    if (!reply) return undefined;
    const id = requestId(headers);
    logRequest(this.log, { id, method, url, status: reply.status, ms: performance.now() - started });
    return { ...reply, headers: [...reply.headers, 'x-request-id', id] };
  }
}
