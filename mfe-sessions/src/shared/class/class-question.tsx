import { clockStyles } from '@wod/clock';
import type { RunningClassClock } from './use-class';

interface ClassQuestionProps {
  question: 'end' | 'restart';
  /** of the WOD whose clock would start again */
  name: string;
  onAnswered: () => void;
  note: RunningClassClock['note'];
}

/** Asks before the class ends, or the clock of its WOD starts again. */
export function ClassQuestion({ question, name, onAnswered, note }: ClassQuestionProps) {
  return (
    <div className={clockStyles.question} role="alertdialog" aria-label={question === 'end' ? 'End the class?' : 'Start the clock again?'}>
      <p>{question === 'end' ? 'End the class?' : `Start the clock of ${name} again?`}</p>
      <button type="button" className={clockStyles.button} autoFocus onClick={onAnswered}>Go on</button>
      <button type="button" className={clockStyles.button} onClick={() => {
        onAnswered();
        note({ do: question === 'end' ? 'finish' : 'go' });
      }}>{question === 'end' ? 'End the class' : 'Start again'}</button>
    </div>
  );
}
