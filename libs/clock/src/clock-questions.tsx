import type { ClockAnswers } from '@wod/domain';
import { Field } from '@wod/ui';
import type { ReactNode } from 'react';

interface ClockQuestionsProps {
  answers: Partial<ClockAnswers>;
  onAnswer: (part: Partial<ClockAnswers>) => void;
}

const MOST = { minutes: 1440, capMinutes: 1440, attempts: 20, setRest: 3600 };

/** What the WOD doesn't say and the clock needs. */
export function ClockQuestions({ answers, onAnswer }: ClockQuestionsProps) {
  const number = (name: keyof ClockAnswers, label: string, unit: string, hint?: string): ReactNode => answers[name] !== undefined && (
    <Field label={label} unit={unit} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST[name]}
          defaultValue={answers[name] ?? ''}
          required={name === 'attempts' || name === 'setRest'}
          onChange={({ target }) => onAnswer({ [name]: target.validity.valid && target.value !== '' ? target.valueAsNumber : name in { attempts: 1, setRest: 1 } ? answers[name] : null })}
        />
      )}
    </Field>
  );
  return (
    <>
      {number('minutes', 'Length', 'minutes', 'Left empty, it goes on until you miss a minute.')}
      {number('capMinutes', 'Time cap', 'minutes', 'Left empty, there is none.')}
      {number('attempts', 'Attempts', 'each lift')}
      {number('setRest', 'Rest between sets', 'seconds')}
    </>
  );
}
