import type { FastifyInstance, InjectOptions } from 'fastify';
import { IN_PROCESS } from '../http/request-id.js';
import type { KeptAnswers } from './kept-answers.js';

/** Sends a request through everything that a network request goes through, and answers like `fetch`. */
export async function inProcess(
  fastify: FastifyInstance,
  kept: KeptAnswers | undefined,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  init.signal?.throwIfAborted();
  const method = init.method ?? 'GET';
  const headers = Object.fromEntries(new Headers(init.headers));
  const reply = kept?.find(method, url, { headers, socket: { remoteAddress: IN_PROCESS } });
  if (reply) return responseOf(reply.status, pairsOf(reply.headers), method === 'HEAD' ? undefined : reply.body);

  const answer = await fastify.inject({
    method: method as InjectOptions['method'],
    url,
    headers,
    remoteAddress: IN_PROCESS,
    ...(typeof init.body === 'string' && { payload: init.body }),
  });
  const pairs = Object.entries(answer.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((single): [string, string] => [name, String(single)]),
  );
  return responseOf(answer.statusCode, pairs, answer.rawPayload);
}

function pairsOf(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []));
}

function responseOf(status: number, headers: [string, string][], body: Buffer | undefined): Response {
  return new Response(body?.length ? new Uint8Array(body) : null, { status, headers });
}
