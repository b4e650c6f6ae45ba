import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { SITE_NAME, SITE_ORIGIN, type Product } from './product';

/** Answers a request to the api; the path is relative to /api. A rejection is an api that can't be reached. */
export type Api = (path: string) => Promise<Response>;

export interface OwnShell extends Product {
  /** Replaces the api, for the server's rendering and for the browser alike. */
  setApi(api: Api): void;
}

/** The built document server, as far as the tests use it. */
interface ShellBundle {
  createShell(options: {
    api: { request: Api; contentVersion(): string; sitemapEntries(): { path: string }[] };
    site: { name: string; origin: string; legal: object };
    remotes: string;
    directory: string;
    warn(message: string, error: unknown): void;
  }): { handle(request: IncomingMessage, response: ServerResponse): Promise<void> };
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

export const RELEASES = `${root}remotes`;

export const apiOf = (product: Product): Api => (path) => fetch(`${product.address}/api${path}`);

export const unreachable: Api = () => Promise.reject(new TypeError('fetch failed'));

/**
 * Starts a document server of the test's own: its api and its releases can be broken without harm to other tests.
 * @param remotes folder of the releases
 */
export async function startOwnShell(api: Api, remotes: string): Promise<OwnShell> {
  const { createShell } = createRequire(import.meta.url)(`${root}shell/dist/server/index.cjs`) as ShellBundle;
  let version = 0;
  const shell = createShell({
    api: { request: (path) => api(path), contentVersion: () => String(version), sitemapEntries: () => [] },
    site: { name: SITE_NAME, origin: SITE_ORIGIN, legal: {} },
    remotes,
    directory: `${root}shell`,
    warn: () => undefined,
  });
  const server = createServer((request, response) => {
    const path = /^\/api(\/.*)$/.exec(request.url ?? '')?.[1];
    if (path === undefined) void shell.handle(request, response);
    else void pass(api(path), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
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

async function pass(answer: Promise<Response>, response: ServerResponse) {
  try {
    const { status, headers, body } = await answer.then(async (got) => ({ status: got.status, headers: got.headers, body: await got.text() }));
    response.writeHead(status, { 'content-type': headers.get('content-type') ?? 'application/json' }).end(body);
  } catch {
    response.destroy();
  }
}
