import { ServiceUnavailableException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Environment } from './platform/environment/environment.js';
import { sendError } from './platform/errors/error.filter.js';
import { API_PREFIX } from './platform/http/api-prefix.js';
import { type AdapterOptions, createAdapter } from './platform/http/fastify-adapter.js';
import type { App } from './ready-app.js';

/** Answers while the database that a start needs is away: reports that the process is alive, and tells all other requests to wait. */
export async function startWaitingApp(environment: Environment, options: AdapterOptions): Promise<App> {
  const fastify: FastifyInstance = createAdapter(environment, options).getInstance();
  fastify.get(`/${API_PREFIX}/health/live`, () => ({ status: 'ok' }));
  fastify.setNotFoundHandler((request, reply) =>
    sendError(new ServiceUnavailableException('The library is starting: the database does not answer yet'), request, reply),
  );
  await fastify.ready();
  return { fastify, close: () => fastify.close() };
}
