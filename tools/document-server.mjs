// `node tools/document-server.mjs [FOLDER]`: the document server alone, in front of the api that API_ORIGIN names. Any number
// of them may run; they share nothing but the releases in that folder (default: remotes), which they only read.
import { collectDefaultMetrics, Registry } from 'prom-client';
import { readEnvironment } from '../api/dist/environment/read-environment.js';
import { httpServer } from '../api/dist/http/http-server.js';
import { requestId } from '../api/dist/http/request-id.js';
import { visitorAddress } from '../api/dist/http/visitor-address.js';
import { serveMetrics } from '../api/dist/metrics/metrics-server.js';
import { loadEnvironmentFile } from './environment-file.mjs';
import { farApi } from './far-api.mjs';
import { REMOTES } from './paths.mjs';
import { closeOnSignal, listen } from './serve.mjs';

/** One JSON object for each line, as the api logs. */
const log = (level, message, error, id) => console.log(JSON.stringify({ level, time: new Date().toISOString(), id, msg: message, err: describe(error) }));
const describe = (error) => ({ type: error.name, message: error.message || error.code, stack: error.stack });

/** The figures of this process, at a port of their own. */
async function startMetrics(port, host) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  await serveMetrics(registry, port, host);
  return registry;
}

/** Whoever asks is the gateway, which names requests by one id in every log. */
const ofTheGateway = (request) => requestId(request, () => true);
/** The one hop that is believed when TRUST_PROXY says nothing else. */
const isGateway = (_address, hop) => hop === 0;

const [remotes = REMOTES] = process.argv.slice(2);
loadEnvironmentFile();
process.env.NODE_ENV ??= 'production';
try {
  const { API_ORIGIN } = process.env;
  if (!API_ORIGIN || !URL.canParse(API_ORIGIN)) throw new Error('API_ORIGIN must be where the api answers, such as http://gateway:8080');
  const { site, port, host, metricsPort, trustProxy, isTrusted } = readEnvironment(process.env);
  const api = farApi(new URL(API_ORIGIN).origin, (error) => log('warn', `the api at ${API_ORIGIN} can't be reached`, error));
  const metrics = metricsPort === undefined ? undefined : await startMetrics(metricsPort, host);
  const warn = (message, error, id) => log('warn', message, error, id);
  const addressOf = (request) => visitorAddress(request, trustProxy === undefined ? isGateway : isTrusted);
  const { address, close } = await listen({ api, site, remotes, port, host, requestId: ofTheGateway, addressOf, warn, metrics, createServer: httpServer });
  closeOnSignal(close);
  console.log(`Documents are served at ${address}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
