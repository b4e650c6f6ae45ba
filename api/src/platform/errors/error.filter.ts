import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, MethodNotAllowedException, NotFoundException } from '@nestjs/common';
import type { ErrorBody } from '@wod/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AllowedMethods } from './allowed-methods.js';
import { errorAnswer } from './error-body.js';
import { TooManyAttemptsException } from './too-many-attempts.exception.js';

const RETRY_AFTER_SECONDS = 5;

/** Answers every failure in the same shape, whatever threw it. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly allowedMethods: AllowedMethods) {}

  catch(failure: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    sendError(request.is404 ? this.notRouted(request, reply) : failure, request, reply);
  }

  private notRouted({ method, url }: FastifyRequest, reply: FastifyReply): HttpException {
    const allowed = this.allowedMethods.of(url);
    if (allowed.length === 0) return new NotFoundException('There is nothing at this address');
    reply.header('allow', allowed.join(', '));
    return new MethodNotAllowedException(`${method} is not possible here`);
  }
}

/** Answers a failure; one that is our own fault, or what caused one, is logged with what was asked and the id of the request. */
export function sendError(failure: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const body: ErrorBody = { ...errorAnswer(failure), requestId: request.id };
  const err = failure instanceof HttpException ? failure.cause : failure;
  if (body.statusCode >= 500 && err !== undefined) {
    const { id, method, url } = request;
    request.log.error({ id, method, path: url.split('?', 1)[0], status: body.statusCode, err }, 'failed');
  }
  if (body.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  if (body.statusCode === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  if (failure instanceof TooManyAttemptsException) reply.header('retry-after', String(failure.retryAfterSeconds));
  void reply.code(body.statusCode).header('cache-control', 'no-store').send(body);
}
