import { type ArgumentMetadata, BadRequestException, Injectable, ValidationPipe, type ValidationError } from '@nestjs/common';
import type { Problem } from '@wod/domain';
import { ProblemsException } from '../errors/problems.exception.js';
import { cutLists } from './list-lengths.js';

/** Turns input into a DTO: unknown fields are dropped, broken rules are listed by field. */
@Injectable()
export class InputPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      stopAtFirstError: true,
      exceptionFactory: (errors) => new ProblemsException(problemsOf(errors)),
    });
  }

  /** @throws HttpException when the input breaks a rule */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const given = metadata.type === 'body' && metadata.metatype ? cutLists(objectOf(value), metadata.metatype.prototype as object) : value;
    return (await super.transform(given, metadata)) as unknown;
  }
}

/** A request may come without a body. */
function objectOf(body: unknown = {}): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new BadRequestException('The request body must be an object');
}

function problemsOf(errors: ValidationError[], path = ''): Problem[] {
  return errors.flatMap(({ property, constraints, children }) => [
    ...Object.values(constraints ?? {}).map((message) => ({ field: `${path}${property}`, message })),
    ...problemsOf(children ?? [], `${path}${property}.`),
  ]);
}
