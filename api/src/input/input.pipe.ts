import { ValidationPipe, type ValidationError } from '@nestjs/common';
import type { Problem } from '@wod/domain';
import { ProblemsException } from '../errors/problems.exception.js';

/** Turns what a client sends into a DTO: fields that it doesn't know are dropped, broken rules are listed by field. */
export const inputPipe = () =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new ProblemsException(problemsOf(errors)),
  });

function problemsOf(errors: ValidationError[], path = ''): Problem[] {
  return errors.flatMap(({ property, constraints, children }) => [
    ...Object.values(constraints ?? {}).map((message) => ({ field: `${path}${property}`, message })),
    ...problemsOf(children ?? [], `${path}${property}.`),
  ]);
}
