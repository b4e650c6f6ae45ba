import {
  createApi,
  type Environment,
  HttpServer,
  measureDocuments,
  ProcessLog,
  readEnvironment,
  requestId,
  securityHeaders,
  tryToListen,
  visitorAddress,
} from '@wod/api';
import { listen, type Listening, type ListenOptions } from './listen.js';
import { REMOTES } from './paths.js';

export interface ServeOptions extends Partial<Pick<ListenOptions, 'remotes' | 'before'>> {
  /** Is told what takes long, the first admin's password, and what goes wrong outside of any answer. */
  log?: Pick<ProcessLog, 'info' | 'warn'>;
}

export interface RunningProduct extends Listening {
  /** What it was configured with. */
  environment: Environment;
  /** Resolves when the library is loaded. */
  ready: Promise<void>;
}

/** Starts the whole product in this process, as the environment configures it: the api and the document server behind one port. */
export async function serve({ remotes = REMOTES, before, log }: ServeOptions = {}): Promise<RunningProduct> {
  const { info, warn } = log ?? new ProcessLog();
  const environment = readEnvironment(process.env);
  await tryToListen(environment);
  const api = await createApi(environment, { onProgress: info, warn });
  const { ready, metrics } = api;
  const { site, cdn, port, host, isTrusted } = environment;
  const listening = await listen({
    api,
    site,
    remotes,
    cdn,
    port,
    host,
    before,
    answered: metrics && measureDocuments(metrics),
    createServer: (listener) => new HttpServer(listener, { headers: securityHeaders(site), warn, isTrusted }),
    requestId: (request) => requestId(request, isTrusted),
    addressOf: (request) => visitorAddress(request, isTrusted),
    warn: (message, error, id) => warn(message, { error, id }),
  });
  return { environment, ready, ...listening };
}
