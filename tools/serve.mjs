// The whole product in one process: the api and the document server behind one port.
import { randomUUID } from 'node:crypto';
import { createServer as plainServer } from 'node:http';
import { measureDocuments } from './document-metrics.mjs';
import { liveShell } from './live-shell.mjs';
import { REMOTES } from './paths.mjs';

const toConsole = (message, error) => console.error(`${message}: ${error?.message ?? error}`);
const isApi = (url) => /^\/api(?=[/?]|$)/.test(url);

/**
 * Puts the live shell and an api behind one port.
 * @param {{ api: object, site: object, remotes: string, port: number, host: string, before?: (request, response) => boolean,
 *   requestId?: (request) => string, addressOf?: (request) => string, warn?: (message: string, error: unknown, id?: string) => void,
 *   metrics?: import('prom-client').Registry, createServer?: typeof plainServer }} options
 *   remotes: folder of the releases; before: sees every request first and says whether it answered it; requestId: the id that
 *   names a request in the logs; addressOf: the address that a visitor of pages counts for; warn: told when a page can't be rendered; metrics: where pages are measured; createServer: the
 *   api's httpServer for a server that visitors reach
 * @returns the address that it answers at, and how to close it
 */
export async function listen({
  api, site, remotes, port, host, before = () => false, requestId = () => randomUUID(), addressOf, warn = toConsole, metrics, createServer = plainServer,
}) {
  const pages = liveShell({ api, site, remotes, warn, addressOf, answered: metrics && measureDocuments(metrics) });
  const server = createServer((request, response) => {
    if (before(request, response)) return;
    if (isApi(request.url)) return api.handle(request, response);
    // The page's own requests to the api have the same id.
    request.headers['x-request-id'] = requestId(request);
    response.setHeader('x-request-id', request.headers['x-request-id']);
    void pages(request, response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    address: `http://localhost:${server.address().port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const hurry = setTimeout(() => server.closeAllConnections(), 5000);
      await closed;
      clearTimeout(hurry);
      await api.close();
    },
  };
}

/**
 * Starts the product as the environment configures it.
 * @param {{ remotes?: string, before?: (request, response) => boolean }} [options] as of `listen`
 * @returns besides what `listen` does, what it was configured with and when the library is loaded
 */
export async function serve({ remotes = REMOTES, before } = {}) {
  const { createApi, httpServer, readEnvironment, requestId, visitorAddress } = await import('../api/dist/index.js');
  const environment = readEnvironment(process.env);
  const api = await createApi(environment, { onProgress: (sentence) => console.log(sentence) });
  const { generatedAdminPassword, ready, metrics } = api;
  const { site, port, host, isTrusted } = environment;
  const served = await listen({
    api, site, remotes, port, host, before, metrics, createServer: httpServer, requestId: (request) => requestId(request, isTrusted),
    addressOf: (request) => visitorAddress(request, isTrusted),
  });
  return { environment, generatedAdminPassword, ready, ...served };
}

/** Closes on Ctrl-C and on SIGTERM; a second Ctrl-C doesn't wait. */
export function closeOnSignal(close) {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, async () => {
      if (closing && signal === 'SIGINT') process.exit(1);
      if (closing) return;
      closing = true;
      await close();
      process.exit(0);
    });
  }
}
