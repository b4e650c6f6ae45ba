import { BadRequestException } from '@nestjs/common';
import type { Problem } from '@wod/domain';

/** The input breaks rules; the answer lists each one. */
export class ProblemsException extends BadRequestException {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map((problem) => problem.message).join('. '));
  }
}
