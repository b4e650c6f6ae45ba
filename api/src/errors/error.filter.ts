import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { ErrorBody } from '@wod/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from './error-body.js';

const RETRY_AFTER_SECONDS = 5;
const logger = new Logger('Errors');

/** Answers every failure in the one shape, whatever threw it. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(failure: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(failure, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/** Answers a failure; one that is our own fault is logged with its request's id. */
export function sendError(failure: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const body: ErrorBody = { ...errorAnswer(failure), requestId: request.id };
  if (body.statusCode >= 500 && !(failure instanceof HttpException)) {
    logger.error(failure instanceof Error ? failure.stack : String(failure), request.id);
  }
  if (body.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  if (body.statusCode === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  void reply.code(body.statusCode).header('cache-control', 'no-store').send(body);
}
