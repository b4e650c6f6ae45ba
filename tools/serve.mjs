// The whole product in one process: the api and the document server behind one port.
import { randomUUID } from 'node:crypto';
import { measureDocuments } from './document-metrics.mjs';
import { liveShell } from './live-shell.mjs';
import { REMOTES } from './paths.mjs';
import { PlainServer } from './plain-server.mjs';

const toConsole = (message, error) => console.error(`${message}: ${error?.message ?? error}`);
const isApi = (url) => /^\/api(?=[/?]|$)/.test(url);

/**
 * Puts the live shell and an api behind one port.
 * @param {{ api: object, site: object, remotes: string, port: number, host: string, before?: (request, response) => boolean,
 *   requestId?: (request) => string, addressOf?: (request) => string, warn?: (message: string, error: unknown, id?: string) => void,
 *   metrics?: import('prom-client').Registry, createServer?: (listener: Function) => object }} options
 *   remotes: folder of the releases; before: sees every request first and says whether it answered it; requestId: the id that
 *   names a request in the logs; addressOf: the address that a visitor of pages counts for; warn: told when a page can't be
 *   rendered; metrics: where pages are measured; createServer: makes the api's HttpServer for a server that visitors reach
 * @returns the address that it answers at, and how to close it
 */
export async function listen({
  api, site, remotes, port, host, before = () => false, requestId = () => randomUUID(), addressOf, warn = toConsole, metrics,
  createServer = (listener) => new PlainServer(listener),
}) {
  const pages = liveShell({ api, site, remotes, warn, addressOf, answered: metrics && measureDocuments(metrics) });
  const server = createServer((request, response) => {
    if (before(request, response)) return undefined;
    if (isApi(request.url)) return api.handle(request, response);
    // The page's own requests to the api have the same id.
    request.headers['x-request-id'] = requestId(request);
    response.setHeader('x-request-id', request.headers['x-request-id']);
    return pages(request, response);
  });
  return {
    address: `http://localhost:${await server.open(port, host)}`,
    async close() {
      await server.stop();
      await api.close();
    },
  };
}

/**
 * Starts the product as the environment configures it.
 * @param {{ remotes?: string, before?: (request, response) => boolean, log?: import('../api/dist/index.js').ProcessLog }} [options]
 *   remotes and before as of `listen`; log: told what takes long, and what goes wrong without being anybody's answer
 * @returns besides what `listen` does, what it was configured with and when the library is loaded
 */
export async function serve({ remotes = REMOTES, before, log } = {}) {
  const { createApi, HttpServer, passwordSentence, ProcessLog, readEnvironment, requestId, securityHeaders, visitorAddress } =
    await import('../api/dist/index.js');
  const { info, warn } = log ?? new ProcessLog();
  const environment = readEnvironment(process.env);
  const api = await createApi(environment, { onProgress: info, warn });
  const { generatedAdminPassword, ready, metrics } = api;
  const { site, port, host, isTrusted, adminUsername } = environment;
  // Before anything else can fail: it is kept nowhere.
  if (generatedAdminPassword) info(passwordSentence(adminUsername, generatedAdminPassword));
  const addressOf = (request) => visitorAddress(request, isTrusted);
  const served = await listen({
    api, site, remotes, port, host, before, metrics,
    createServer: (listener) => new HttpServer(listener, { headers: securityHeaders(site), warn, addressOf }),
    requestId: (request) => requestId(request, isTrusted),
    addressOf,
    warn: (message, error, id) => warn(message, { error, id }),
  });
  return { environment, ready, ...served };
}

/** Closes on Ctrl-C and on SIGTERM; a second Ctrl-C doesn't wait. For scripts; what visitors reach is run by the api's runProcess. */
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
