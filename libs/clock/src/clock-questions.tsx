import type { ClockAnswers } from '@wod/domain';
import { Field } from '@wod/ui';
import type { ReactNode } from 'react';

interface ClockQuestionsProps {
  answers: Partial<ClockAnswers>;
  onAnswer: (part: Partial<ClockAnswers>) => void;
}

const MOST = { minutes: 1440, capMinutes: 1440, attempts: 20, setRest: 3600 };
const MAY_BE_EMPTY: readonly string[] = ['minutes', 'capMinutes'];

/** Whether a clock can start with them: what was typed and is no such number is NaN. */
export const areAnswered = (answers: Partial<ClockAnswers>): boolean => !Object.values(answers).some(Number.isNaN);

/** What the WOD doesn't say and the clock needs. */
export function ClockQuestions({ answers, onAnswer }: ClockQuestionsProps) {
  const number = (name: keyof ClockAnswers, label: string, unit: string, hint?: string): ReactNode => {
    const answer = answers[name];
    if (answer === undefined) return null;
    const mayBeEmpty = MAY_BE_EMPTY.includes(name);
    return (
      <Field label={label} unit={unit} hint={hint} error={Number.isNaN(answer) ? `A whole number from 1 to ${MOST[name]}` : undefined}>
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST[name]}
            defaultValue={answer || ''}
            required={!mayBeEmpty}
            // React's change says nothing of letters typed into an empty field: its value stays empty.
            onInput={({ currentTarget: { validity, value, valueAsNumber } }) =>
              onAnswer({ [name]: !validity.valid ? NaN : value === '' ? null : valueAsNumber })
            }
          />
        )}
      </Field>
    );
  };
  return (
    <>
      {number('minutes', 'Length', 'minutes', 'Left empty, it goes on until you miss a minute.')}
      {number('capMinutes', 'Time cap', 'minutes', 'Left empty, there is none.')}
      {number('attempts', 'Attempts', 'each lift')}
      {number('setRest', 'Rest between sets', 'seconds')}
    </>
  );
}
