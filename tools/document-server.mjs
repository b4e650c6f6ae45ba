// `node tools/document-server.mjs [FOLDER]`: the document server alone, in front of the api that API_ORIGIN names. Any number
// of them may run; they share nothing but the releases in that folder (default: remotes), which they only read.
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { readEnvironment } from '../api/dist/environment/read-environment.js';
import { serveMetrics } from '../api/dist/metrics/metrics-server.js';
import { loadEnvironmentFile } from './environment-file.mjs';
import { farApi } from './far-api.mjs';
import { REMOTES } from './paths.mjs';
import { closeOnSignal, listen } from './serve.mjs';

/** One JSON object for each line, as the api logs. */
const log = (level, message, error) => console.log(JSON.stringify({ level, time: new Date().toISOString(), msg: message, err: error && describe(error) }));
const describe = (error) => ({ type: error.name, message: error.message || error.code, stack: error.stack });

/** Measures every answer, from a file to a page that is rendered for one visitor. */
async function measure(port, host) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'wod_document_request_duration_seconds',
    help: 'Requests to the document server and how long they took',
    labelNames: ['status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  await serveMetrics(registry, port, host);
  return (request, response) => {
    const end = answers.startTimer();
    response.once('close', () => end({ status: response.statusCode }));
    return false;
  };
}

const [remotes = REMOTES] = process.argv.slice(2);
loadEnvironmentFile();
process.env.NODE_ENV ??= 'production';
try {
  const { API_ORIGIN } = process.env;
  if (!API_ORIGIN || !URL.canParse(API_ORIGIN)) throw new Error('API_ORIGIN must be where the api answers, such as http://gateway:8080');
  const { site, port, host, metricsPort } = readEnvironment(process.env);
  const api = farApi(new URL(API_ORIGIN).origin, (error) => log('warn', `the api at ${API_ORIGIN} can't be reached`, error));
  const before = metricsPort === undefined ? undefined : await measure(metricsPort, host);
  const { address, close } = await listen({ api, site, remotes, port, host, before, warn: (message, error) => log('warn', message, error) });
  closeOnSignal(close);
  console.log(`Documents are served at ${address}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
