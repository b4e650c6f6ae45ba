import { HttpException, HttpStatus } from '@nestjs/common';
import type { Problem } from '@wod/domain';

const MAX_SENTENCES = 3;

/** The request can't be fulfilled; the answer lists every reason. */
export class ProblemsException extends HttpException {
  /** Unless a message is given, it is made from the first problems: the rules that the input breaks. */
  constructor(
    readonly problems: readonly Problem[],
    sentence = firstSentences(problems),
    status = HttpStatus.BAD_REQUEST,
  ) {
    super(sentence, status);
  }
}

/** @throws ProblemsException when there are any problems */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemsException(problems);
}

function firstSentences(problems: readonly Problem[]): string {
  return [...new Set(problems.map((problem) => problem.message))].slice(0, MAX_SENTENCES).join('. ');
}
