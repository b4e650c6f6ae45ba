import { applyDecorators, BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ErrorBodyDto } from '../errors/error-body.dto.js';

const HEADER = 'idempotency-key';
const KEY = /^[\w-]{1,64}$/;

/**
 * The Idempotency-Key of a request, if it has one.
 * @throws BadRequestException when it is malformed
 */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers[HEADER];
  if (key === undefined || KEY.test(String(key))) return key as string | undefined;
  throw new BadRequestException('The Idempotency-Key must be 1 to 64 letters, digits, hyphens or underscores');
});

/** Documents a route that accepts one. */
export const ApiIdempotencyKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      schema: { type: 'string', pattern: KEY.source },
      description: 'a random token for what is created, such as a uuid; sent again within 24 hours it answers what was created, as it is then',
    }),
    ApiUnprocessableEntityResponse({ description: 'The Idempotency-Key came with something else before', type: ErrorBodyDto }),
  );
