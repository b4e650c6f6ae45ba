import { beginRun, clockQuestions, type ClockAnswers, type ClockWod } from '@wod/domain';
import { useState } from 'react';
import { useOwnRun, type OwnRun } from './use-own-run';

/** A WOD's run on this device, before, during and after it. */
export interface WodRun extends Omit<OwnRun, 'begin'> {
  /** what the clock has to ask, with the answers so far */
  answers: Partial<ClockAnswers>;
  answer: (part: Partial<ClockAnswers>) => void;
  /** To be called from a tap or a key. What runs starts again with the answers that it was started with, also after a reload. */
  start: () => void;
}

/** What a WOD's run needs before, during and after it. */
export function useWodRun(wod: ClockWod & { id: string }): WodRun {
  const { begin, ...own } = useOwnRun({ kind: 'wod', id: wod.id });
  const [answers, setAnswers] = useState<Partial<ClockAnswers>>(() => clockQuestions(wod));
  return {
    ...own,
    answers,
    answer: (part) => setAnswers({ ...answers, ...part }),
    start: () => begin((now) => beginRun({ kind: 'wod', id: wod.id }, own.run?.answers ?? answers, now)),
  };
}
