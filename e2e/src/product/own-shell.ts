import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Site } from '@wod/domain';
import { liveShell } from '@wod/server';
import { SITE_NAME, SITE_ORIGIN, type Product } from './product';

/** Answers an api request; the path is relative to /api. A rejection means the api can't be reached. */
export type Api = (path: string, init?: RequestInit) => Promise<Response>;

export interface OwnShell extends Product {
  /** Replaces the api, both for server rendering and for the browser. */
  setApi(api: Api): void;
  /** The document server's warnings. */
  readonly warnings: readonly string[];
}

export const apiOf =
  (product: Product): Api =>
  (path, init) =>
    fetch(`${product.address}/api${path}`, init);

/** The product's api, with these fields added to every WOD and exercise requested individually. */
export const apiWith =
  (product: Product, fields: object): Api =>
  async (path, init) => {
    const body: unknown = await (await apiOf(product)(path, init)).json();
    return Response.json(Array.isArray(body) ? body : { ...(body as object), ...fields });
  };

export const unreachable: Api = () => Promise.reject(new TypeError('fetch failed'));

/**
 * Starts the test's own document server: its api and releases can be broken without harm to other tests.
 * @param remotes folder of the releases
 * @param port 0 takes any free one
 */
export async function startOwnShell(api: Api, remotes: string, { port = 0, ...site }: { port?: number } & Partial<Site> = {}): Promise<OwnShell> {
  const warnings: string[] = [];
  let version = 0;
  const pages = liveShell({
    api: { request: (path, init) => api(path, init), contentVersion: () => String(version) },
    site: { name: SITE_NAME, origin: SITE_ORIGIN, legal: {}, ...site },
    remotes,
    warn: (message) => warnings.push(message),
  });
  const server = createServer((request, response) => {
    const path = /^\/api(\/.*)$/.exec(request.url ?? '')?.[1];
    if (path === undefined) void pages(request, response);
    else void pass(api, path, request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    warnings,
    setApi(next) {
      api = next;
      version += 1;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The headers of the browser's request that matter to the api. */
const PASSED = ['authorization', 'content-type', 'cookie'];

async function pass(api: Api, path: string, request: IncomingMessage, response: ServerResponse) {
  try {
    const headers = PASSED.flatMap((name): [string, string][] =>
      request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]],
    );
    const body = await text(request);
    const answer = await api(path, { method: request.method, headers, ...(body !== '' && { body }) });
    const content = await answer.text();
    response.setHeader('content-type', answer.headers.get('content-type') ?? 'application/json');
    response.setHeader('set-cookie', answer.headers.getSetCookie());
    response.writeHead(answer.status).end(content);
  } catch {
    response.destroy();
  }
}
