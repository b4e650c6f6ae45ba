import cookies from '@fastify/cookie';
import { PayloadTooLargeException, ServiceUnavailableException } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { LoopTurns, widestNetworkOf } from '@wod/serving';
import type { Environment } from '../environment/environment.js';
import { sendError } from '../errors/error.filter.js';
import { logOptions } from '../logging/log-options.js';
import type { LogTarget } from '../process/standard-output.js';
import { dropForwardedJunk } from './forwarded-for.js';
import { isModestJson } from './modest-json.js';
import { parseQuery } from './query-string.js';
import { IN_PROCESS, requestId } from './request-id.js';
import { type RequestCounts, requestLog } from './request-log.js';
import { securityHeaders } from './security-headers.js';
import { BODY_LIMIT_BYTES } from './unfinished-bodies.js';

/** Larger bodies take milliseconds to parse, so networks take turns. In characters. */
const SMALL_BODY = 16_384;
const TURNS = { running: 1, waiting: 400, waitingPerShare: 100 };

export interface AdapterOptions {
  /** Where the log goes instead of standard output. */
  logTarget?: LogTarget;
  /** Counts the requests. */
  metrics?: RequestCounts;
}

/** Fastify as the api uses it: our ids, headers and log line, and JSON only. */
export function createAdapter({ logLevel, isTrusted, site }: Environment, { logTarget, metrics }: AdapterOptions = {}): FastifyAdapter {
  const headers = securityHeaders(site);
  const options: FastifyServerOptions = {
    logger: logOptions(logLevel, logTarget),
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger per request would cost more than its one line.
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => requestId(request, isTrusted),
    // The document server in this process passes on the visitor's address.
    trustProxy: (address, hop) => (hop === 0 && address === IN_PROCESS) || isTrusted(address, hop),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { querystringParser: parseQuery },
    // Rejected before routing, so no hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id);
      sendError(error, request, reply);
      handled(request, reply);
    },
  };
  // Nest's middleware layer is not used.
  const adapter = new FastifyAdapter({ ...options, skipMiddie: true });
  const fastify: FastifyInstance = adapter.getInstance();
  const onHandled = requestLog(fastify.log, metrics);
  const handled = ({ id, method, url, routeOptions }: FastifyRequest, { statusCode: status, elapsedTime: ms }: FastifyReply) =>
    onHandled({ id, method, url, route: routeOptions.url, status, ms });
  fastify.addHook('onRequest', (request, reply, done) => {
    dropForwardedJunk(request.raw.headers);
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    handled(request, reply);
    done();
  });
  // Without its hook: cookies are parsed where they are needed (site-cookies.ts).
  fastify.register(cookies, { hook: false });
  readJsonOnly(fastify);
  return adapter;
}

/** Any other content type is a 415. A JSON request may come without a body, as the clients' DELETE does. */
function readJsonOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('remove', 'remove');
  const turns = new LoopTurns(TURNS);
  fastify.removeAllContentTypeParsers();
  const read: typeof parse = (request, body, done) => {
    if (isModestJson(body)) parse(request, body, done);
    else done(new PayloadTooLargeException('The request is too large'), undefined);
  };
  const refuse = (): Error => new ServiceUnavailableException('Too much is under way. Please try again');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (body.length <= SMALL_BODY) read(request, body, done);
    else
      turns.turn(widestNetworkOf(request.ip)).then(
        () => read(request, body, done),
        () => done(refuse(), undefined),
      );
  });
}
