import { parseMinutes, plural } from '@wod/domain';
import { Field, selectOnFocus } from '@wod/ui';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import styles from './minutes-field.module.css';

const STEP = 5;

export interface MinutesFieldProps {
  label: string;
  name: string;
  value: number;
  min: number;
  error?: string;
  onChange: (minutes: number) => void;
}

/** Minutes to type, or to step up and down by five. Anything that isn't a number is 0 (spec 5). */
export function MinutesField({ label, name, value, min, error, onChange }: MinutesFieldProps) {
  const [text, setText] = useState(String(value));
  const [known, setKnown] = useState(value);
  const [said, setSaid] = useState('');
  const step = (to: number) => {
    onChange(to);
    setSaid(plural(to, 'minute'));
  };
  if (known !== value) {
    setKnown(value);
    if (parseMinutes(text) !== value) setText(String(value));
  }

  return (
    <Field label={label} unit="min" error={error}>
      {(control) => (
        <div className={styles.stepper}>
          <button
            type="button"
            className={styles.step}
            aria-label={`${label}: ${STEP} minutes less`}
            onClick={() => step(Math.max(min, value - STEP))}
          >
            <Minus aria-hidden="true" />
          </button>
          <input
            {...control}
            name={name}
            className={`${control.className} ${styles.number}`}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              onChange(parseMinutes(event.target.value));
            }}
            onBlur={() => setText(String(value))}
            onFocus={selectOnFocus}
          />
          <span role="status" className="visually-hidden">
            {said}
          </span>
          <button type="button" className={styles.step} aria-label={`${label}: ${STEP} minutes more`} onClick={() => step(value + STEP)}>
            <Plus aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
