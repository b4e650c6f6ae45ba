import { HttpException, ServiceUnavailableException } from '@nestjs/common';
import type { ErrorBody } from '@wod/domain';
import { isDatabaseAway, isDatabaseFull, readOnlyError } from '../database/database-errors.js';
import { ProblemsException } from './problems.exception.js';

/** What the framework itself rejects, in words for a person. */
const FRAMEWORK_ERRORS: Readonly<Record<string, { statusCode: number; error: string }>> = {
  FST_ERR_BAD_URL: { statusCode: 400, error: 'The address is not valid' },
  FST_ERR_MAX_PARAM_LENGTH: { statusCode: 404, error: 'There is nothing at this address' },
  FST_ERR_CTP_BODY_TOO_LARGE: { statusCode: 413, error: 'The request is too large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { statusCode: 415, error: 'The request body must be JSON' },
};
const UNREADABLE = 'The request could not be understood';

export type ErrorAnswer = Omit<ErrorBody, 'requestId'>;

/** What a person may read about a failure. Anything not meant for them becomes a 500 that reveals nothing internal. */
export function errorAnswer(failure: unknown): ErrorAnswer {
  if (failure instanceof ProblemsException) {
    return { error: failure.message, statusCode: failure.getStatus(), details: [...failure.problems] };
  }
  // First: a client that hangs up has the same code as a database that does.
  const refused = frameworkAnswer(failure);
  if (refused) return refused;
  const readOnly = readOnlyError(failure);
  if (readOnly) return { error: readOnly.message, statusCode: 503 };
  if (isDatabaseFull(failure)) return errorAnswer(new ServiceUnavailableException('There is no room left to save this. Please try again later'));
  if (isDatabaseAway(failure)) return errorAnswer(new ServiceUnavailableException('The library is away for a moment. Please try again'));
  return failure instanceof HttpException
    ? { error: failure.message, statusCode: failure.getStatus() }
    : { error: 'Something went wrong on our side', statusCode: 500 };
}

function frameworkAnswer(failure: unknown): ErrorAnswer | undefined {
  const { code, statusCode } = ((failure instanceof HttpException ? failure.cause : failure) ?? {}) as {
    code?: unknown;
    statusCode?: unknown;
  };
  const known = typeof code === 'string' && Object.hasOwn(FRAMEWORK_ERRORS, code) ? FRAMEWORK_ERRORS[code] : undefined;
  if (known) return known;
  const refused = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return refused ? { error: UNREADABLE, statusCode } : undefined;
}
