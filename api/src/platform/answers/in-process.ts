import type { FastifyInstance } from 'fastify';
import { InProcessRequest, InProcessResponse } from '../http/in-process-exchange.js';
import { IN_PROCESS } from '../http/request-id.js';
import type { KeptAnswers } from './kept-answers.js';

/** What is read of an answer. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'json' | 'text' | 'blob'>;

/** Sends a request through everything that a network request goes through, and answers like `fetch`. */
export async function inProcess(fastify: FastifyInstance, kept: KeptAnswers | undefined, url: string, init: RequestInit = {}): Promise<ApiAnswer> {
  init.signal?.throwIfAborted();
  const method = init.method ?? 'GET';
  const headers = Object.fromEntries(init.headers instanceof Headers ? init.headers : new Headers(init.headers));
  const reply = kept?.find(method, url, { headers, socket: { remoteAddress: IN_PROCESS } });
  if (reply) return new InProcessAnswer(reply.status, pairsOf(reply.headers), method === 'HEAD' ? undefined : reply.body);

  return new Promise((resolve, reject) => {
    const request = new InProcessRequest({ method, url, headers, ...(typeof init.body === 'string' && { body: init.body }) });
    const response = new InProcessResponse(request, (body) => {
      if (!body) return reject(new Error(`The answer to ${method} ${url} broke off`));
      const pairs = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
        [value ?? []].flat().map((single): [string, string] => [name, String(single)]),
      );
      resolve(new InProcessAnswer(response.statusCode, pairs, body));
    });
    fastify.routing(request, response);
  });
}

function pairsOf(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []));
}

/** Bytes that are here already: a `Response` would make streams for them, which cost more than parsing them. */
class InProcessAnswer implements ApiAnswer {
  readonly ok: boolean;
  readonly headers: Headers;

  constructor(
    readonly status: number,
    headers: [string, string][],
    private readonly body: Buffer = Buffer.alloc(0),
  ) {
    this.ok = status >= 200 && status < 300;
    this.headers = new Headers(headers);
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }

  async text(): Promise<string> {
    return this.body.toString();
  }

  async blob(): Promise<Blob> {
    return new Blob([this.body], { type: this.headers.get('content-type') ?? '' });
  }
}
