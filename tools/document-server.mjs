// `node tools/document-server.mjs [FOLDER]`: the document server alone, in front of the api that API_ORIGIN names. Any number
// of them may run; they share nothing but the releases in that folder (default: remotes), which they only read.
import { collectDefaultMetrics, Registry } from 'prom-client';
import { EnvironmentError, readEnvironment } from '../api/dist/environment/read-environment.js';
import { HttpServer } from '../api/dist/http/http-server.js';
import { requestId } from '../api/dist/http/request-id.js';
import { securityHeaders } from '../api/dist/http/security-headers.js';
import { visitorAddress } from '../api/dist/http/visitor-address.js';
import { serveMetrics } from '../api/dist/metrics/metrics-server.js';
import { runProcess } from '../api/dist/process/run-process.js';
import { loadEnvironmentFile } from './environment-file.mjs';
import { farApi } from './far-api.mjs';
import { REMOTES } from './paths.mjs';
import { listen } from './serve.mjs';

/** The figures of this process, at a port of their own. */
async function startMetrics(port, host, options) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  await serveMetrics(registry, port, host, options);
  return registry;
}

/** Whoever asks is the gateway, which names requests by one id in every log. */
const ofTheGateway = (request) => requestId(request, () => true);
/** The one hop that is believed when TRUST_PROXY says nothing else. */
const isGateway = (_address, hop) => hop === 0;

const [remotes = REMOTES] = process.argv.slice(2);
process.env.NODE_ENV ??= 'production';
await runProcess(async (log) => {
  loadEnvironmentFile();
  const { API_ORIGIN } = process.env;
  if (!API_ORIGIN || !URL.canParse(API_ORIGIN)) throw new EnvironmentError('API_ORIGIN must be where the api answers, such as http://gateway:8080');
  const { site, port, host, metricsPort, trustProxy, isTrusted } = readEnvironment(process.env);
  const addressOf = (request) => visitorAddress(request, trustProxy === undefined ? isGateway : isTrusted);
  const options = { headers: securityHeaders(site), warn: log.warn, addressOf };
  const api = farApi(new URL(API_ORIGIN).origin, (error) => log.warn(`The api at ${API_ORIGIN} can't be reached`, { error }));
  const metrics = metricsPort === undefined ? undefined : await startMetrics(metricsPort, host, options);
  const { address, close } = await listen({
    api, site, remotes, port, host, requestId: ofTheGateway, metrics,
    addressOf,
    createServer: (listener) => new HttpServer(listener, options),
    warn: (message, error, id) => log.warn(message, { error, id }),
  });
  log.info(`Documents are served at ${address}`);
  return close;
});
