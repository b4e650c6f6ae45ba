import { ClockButton, Question, type RunQuestion } from '@wod/clock';
import type { RunningClassClock } from './use-class-screen';

interface ClassQuestionProps {
  question: RunQuestion;
  /** of the WOD whose clock would start again */
  name: string;
  onAnswered: () => void;
  note: RunningClassClock['note'];
}

/** Asks before the class ends, or the clock of its WOD starts again. */
export function ClassQuestion({ question, name, onAnswered, note }: ClassQuestionProps) {
  const isEnd = question === 'end';
  return (
    <Question
      label={isEnd ? 'End the class?' : 'Start the clock again?'}
      text={isEnd ? 'End the class?' : `Start the clock of ${name} again?`}
      onGoOn={onAnswered}
    >
      <ClockButton
        onClick={() => {
          onAnswered();
          note({ do: isEnd ? 'finish' : 'go' });
        }}
      >
        {isEnd ? 'End the class' : 'Start again'}
      </ClockButton>
    </Question>
  );
}
