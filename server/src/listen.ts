import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { DocumentApi } from './document-api.js';
import { liveShell, type ShellOptions } from './live-shell.js';
import { PlainServer } from './plain-server.js';

export interface ListenOptions extends Omit<ShellOptions, 'api'> {
  api: DocumentApi;
  port: number;
  host: string;
  /** Sees every request first, and says whether it answered it. */
  before?(request: IncomingMessage, response: ServerResponse): boolean;
  /** The id that names a request in the logs. */
  requestId?(request: IncomingMessage): string;
  /** Makes the api's HttpServer for a server that visitors reach. */
  createServer?(listener: RequestListener): Pick<PlainServer, 'open' | 'stop'>;
}

export interface Listening {
  /** Where it answers, without a slash at the end. */
  address: string;
  close(): Promise<void>;
}

const isApi = (url = '') => /^\/api(?=[/?]|$)/.test(url);

/** Puts the live shell and an api behind one port. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const {
    api,
    site,
    remotes,
    cdn,
    port,
    host,
    before = () => false,
    requestId = () => randomUUID(),
    addressOf,
    warn,
    answered,
    createServer = (listener) => new PlainServer(listener),
  } = options;
  const pages = liveShell({ api, site, remotes, cdn, warn, addressOf, answered });
  const server = createServer((request, response) => {
    if (before(request, response)) return undefined;
    if (isApi(request.url)) return api.handle(request, response);
    // The page's own requests to the api have the same id.
    const id = requestId(request);
    request.headers['x-request-id'] = id;
    response.setHeader('x-request-id', id);
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
