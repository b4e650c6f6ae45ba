import { HttpException, HttpStatus } from '@nestjs/common';
import { plural } from '@wod/domain';

/** Someone tried too often and has to wait. */
export class TooManyAttemptsException extends HttpException {
  /** @param what names what there is too much of */
  constructor(
    readonly retryAfterSeconds: number,
    what: string,
  ) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    super(`Too many ${what}. Please try again in ${plural(minutes, 'minute')}`, HttpStatus.TOO_MANY_REQUESTS);
  }
}
