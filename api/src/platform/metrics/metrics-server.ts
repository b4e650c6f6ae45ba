import type { Registry } from 'prom-client';
import { HttpServer, type HttpServerOptions } from '../http/http-server.js';

/**
 * Serves the metrics at /metrics, on their own port that no visitor can reach.
 * @throws EnvironmentError when the port can't be used
 */
export async function serveMetrics(registry: Registry, port: number, host: string, options: HttpServerOptions): Promise<HttpServer> {
  const server = new HttpServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404, options.headers).end();
    const text = await registry.metrics();
    response.writeHead(200, { ...options.headers, 'content-type': registry.contentType }).end(text);
  }, options);
  await server.open(port, host, 'METRICS_PORT');
  return server;
}
