import { noteInRun } from '@wod/domain';
import { ClockButton } from './clock-button';
import { Question } from './question';
import type { Running } from './use-running-clock';
import type { RunQuestion } from './use-running-screen';

interface ClockQuestionProps {
  question: RunQuestion;
  clock: Running;
  onAnswered: () => void;
  onAgain: () => void;
  onEnd: () => void;
}

/** Asks before a run is lost. */
export function ClockQuestion({ question, clock: { state, change }, onAnswered, onAgain, onEnd }: ClockQuestionProps) {
  const isEnd = question === 'end';
  return (
    <Question
      label={isEnd ? 'End the clock?' : 'Start again?'}
      text={isEnd ? 'End the clock?' : 'Start again from the beginning?'}
      onGoOn={onAnswered}
    >
      {isEnd && state.total > 0 && (
        <ClockButton
          onClick={() => {
            onAnswered();
            change((run, now) => noteInRun(run, { do: 'end' }, now));
          }}
        >
          Stop and keep the result
        </ClockButton>
      )}
      <ClockButton
        onClick={() => {
          onAnswered();
          if (isEnd) onEnd();
          else onAgain();
        }}
      >
        {isEnd ? 'End without a result' : 'Start again'}
      </ClockButton>
    </Question>
  );
}
