import { type ArgumentMetadata, BadRequestException, Injectable, PayloadTooLargeException, ValidationPipe, type ValidationError } from '@nestjs/common';
import type { Problem } from '@wod/domain';
import { ProblemsException } from '../errors/problems.exception.js';

/** Far more than any input has. Beyond it, turning a body into a DTO would take long or overflow the stack. */
const MAX_VALUES = 5000;
const MAX_DEPTH = 8;

/** Turns what a client sends into a DTO: fields that it doesn't know are dropped, broken rules are listed by field. */
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

  /** @throws HttpException when it breaks a rule */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body') checkShape(value);
    return (await super.transform(value, metadata)) as unknown;
  }
}

function checkShape(body: unknown): void {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    throw new BadRequestException('The request body must be an object');
  }
  if (!isModest(body)) throw new PayloadTooLargeException('The request is too large');
}

function isModest(body: unknown): boolean {
  let values = 0;
  const visit = (value: unknown, depth: number): boolean => {
    values += 1;
    if (values > MAX_VALUES || depth > MAX_DEPTH) return false;
    return typeof value !== 'object' || value === null || Object.values(value).every((inner) => visit(inner, depth + 1));
  };
  return visit(body, 0);
}

function problemsOf(errors: ValidationError[], path = ''): Problem[] {
  return errors.flatMap(({ property, constraints, children }) => [
    ...Object.values(constraints ?? {}).map((message) => ({ field: `${path}${property}`, message })),
    ...problemsOf(children ?? [], `${path}${property}.`),
  ]);
}
