import type { FastifyInstance, InjectOptions } from 'fastify';

/** Statuses whose answers have no body. */
const BODILESS = new Set([204, 205, 304]);

/** Sends a request through everything that a request over the network goes through, and answers like `fetch`. */
export async function inProcess(fastify: FastifyInstance, url: string, init: RequestInit = {}): Promise<Response> {
  init.signal?.throwIfAborted();
  const { statusCode, headers, rawPayload } = await fastify.inject({
    method: (init.method ?? 'GET') as InjectOptions['method'],
    url,
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(typeof init.body === 'string' && { payload: init.body }),
  });
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((single): [string, string] => [name, String(single)]),
  );
  return new Response(BODILESS.has(statusCode) ? null : new Uint8Array(rawPayload), { status: statusCode, headers: pairs });
}
