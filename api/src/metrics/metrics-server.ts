import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import { EnvironmentError } from '../environment/read-environment.js';

/**
 * Serves the metrics at /metrics, on a port of their own that no visitor reaches.
 * @throws EnvironmentError when the port is taken
 */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new EnvironmentError(`The port of METRICS_PORT can't be used: ${error.message}`)));
    server.listen(port, host, resolve);
  });
  return server;
}
