import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** What a control takes from its field: spread it on the input, select or textarea. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  /** A word after the label, such as a unit. */
  unit?: string;
  hint?: ReactNode;
  /** Which rule the value breaks. */
  error?: string;
  required?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control with its hint and, when a rule is broken, the sentence that says so. */
export function Field({ label, unit, hint, error, required, children }: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint != null && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {unit && ` (${unit})`}
        {required && <span aria-hidden="true"> (required)</span>}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint != null && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
