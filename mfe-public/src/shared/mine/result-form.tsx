import {
  LEVELS,
  LEVEL_LABEL,
  LIMITS,
  localIsoDay,
  parseScore,
  SCORE_EXAMPLES,
  WOD_SCORE_LABEL,
  type KeptWod,
  type Result,
  type WodScore,
} from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import { Button, Field } from '@wod/ui';
import { useState, type SubmitEvent } from 'react';
import { newId } from './new-id';
import styles from './results.module.css';

export interface ResultFormProps {
  wod: KeptWod;
  score: WodScore;
  /** The one to edit; left out, it is a new one. */
  result?: Result;
  /** @returns why it can't be kept */
  onSave: (result: Result) => string | undefined;
  onCancel: () => void;
}

/** One result: what was done, at which level, on which day, and a note. */
export function ResultForm({ wod, score, result, onSave, onCancel }: ResultFormProps) {
  const { unit, level } = useReaderChoice();
  const [problem, setProblem] = useState<string>();
  const [notSaved, setNotSaved] = useState<string>();

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name) ?? '').trim();
    const text = parseScore(score, typed('text'), unit);
    setProblem(text === undefined ? `Write it as ${SCORE_EXAMPLES[score]}.` : undefined);
    if (text === undefined) return event.currentTarget.querySelector('input')?.focus();
    const note = typed('note').slice(0, LIMITS.resultNoteMax);
    setNotSaved(
      onSave({
        id: result?.id ?? newId(),
        wod,
        score,
        text,
        level: LEVELS.find((each) => each === typed('level')) ?? level,
        day: typed('day') || localIsoDay(new Date()),
        ...(note && { note }),
      }),
    );
  }

  return (
    <form className={styles.form} noValidate aria-label={result ? 'Edit the result' : 'Add a result'} onSubmit={save}>
      {score !== 'NONE' && (
        <Field label={WOD_SCORE_LABEL[score]} hint={SCORE_EXAMPLES[score]} error={problem} required>
          {(control) => <input {...control} name="text" autoFocus autoComplete="off" maxLength={LIMITS.resultTextMax} defaultValue={result?.text} />}
        </Field>
      )}
      <Field label="Level">
        {(control) => (
          <select {...control} name="level" autoFocus={score === 'NONE'} defaultValue={result?.level ?? level}>
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {LEVEL_LABEL[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Date">{(control) => <input {...control} name="day" type="date" defaultValue={result?.day ?? localIsoDay(new Date())} />}</Field>
      <Field label="Note">
        {(control) => <input {...control} name="note" autoComplete="off" maxLength={LIMITS.resultNoteMax} defaultValue={result?.note} />}
      </Field>
      {notSaved && (
        <p role="alert" className={styles.problem}>
          {notSaved}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
