// `node server/dist/document-server.js [FOLDER]`: the document server alone, in front of the api that API_ORIGIN names. Any number
// of them may run; they share nothing but the releases in that folder (default: remotes), which they only read.
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import {
  EnvironmentError,
  HttpServer,
  type HttpServerOptions,
  isWebAddress,
  measureDocuments,
  readEnvironment,
  requestId,
  runProcess,
  securityHeaders,
  serveMetrics,
  visitorAddress,
} from '@wod/api/parts';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { farApi } from './far-api.js';
import { listen } from './listen.js';
import { REMOTES, ROOT } from './paths.js';

/** The metrics of this process, on a port of their own. */
async function startMetrics(port: number, host: string, options: HttpServerOptions): Promise<Registry> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  await serveMetrics(registry, port, host, options);
  return registry;
}

/** The caller is always the gateway, which names a request by the same id in every log. */
const ofTheGateway = (request: IncomingMessage) => requestId(request, () => true);
/** The one hop that is trusted unless TRUST_PROXY says otherwise. */
const isGateway = (_address: string, hop: number) => hop === 0;

const [remotes = REMOTES] = process.argv.slice(2);
process.env.NODE_ENV ??= 'production';
await runProcess(async (log) => {
  // Variables that are already set win.
  if (existsSync(`${ROOT}.env`)) process.loadEnvFile(`${ROOT}.env`);
  const { API_ORIGIN } = process.env;
  if (!API_ORIGIN || !isWebAddress(API_ORIGIN)) {
    throw new EnvironmentError(
      `API_ORIGIN must be where the api answers, such as http://gateway:8080${API_ORIGIN ? ` (it is "${API_ORIGIN}")` : ''}`,
    );
  }
  const environment = readEnvironment(process.env);
  const { site, cdn, port, host, metricsPort, trustProxy } = environment;
  const isTrusted = trustProxy === undefined ? isGateway : environment.isTrusted;
  const options: HttpServerOptions = { headers: securityHeaders(site), warn: log.warn, isTrusted };
  const api = farApi(new URL(API_ORIGIN).origin, (error) => log.warn(`The api at ${API_ORIGIN} can't be reached`, { error }));
  const metrics = metricsPort === undefined ? undefined : await startMetrics(metricsPort, host, options);
  const { address, close } = await listen({
    api,
    site,
    remotes,
    cdn,
    port,
    host,
    requestId: ofTheGateway,
    answered: metrics && measureDocuments(metrics),
    addressOf: (request) => visitorAddress(request, isTrusted),
    createServer: (listener) => new HttpServer(listener, options),
    warn: (message, error, id) => log.warn(message, { error, id }),
  });
  log.info(`Documents are served at ${address}`);
  return close;
});
