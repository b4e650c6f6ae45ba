import { useState, type ReactNode } from 'react';
import { get, useFormState, useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import styles from './field-group.module.css';

export interface FieldGroupProps<Draft extends FieldValues> {
  label: string;
  control: Control<Draft>;
  /** The names of the fields it contains. */
  names: readonly FieldPath<Draft>[];
  children: ReactNode;
}

/** Rarely needed fields, collapsed until somebody opens them, unless one of them is filled in or breaks a rule. */
export function FieldGroup<Draft extends FieldValues>({ label, control, names, children }: FieldGroupProps<Draft>) {
  const isFilled = useWatch({ control, name: names, compute: (values) => values.some(says) });
  const { errors } = useFormState({ control });
  const isWrong = names.some((name) => get(errors, name) !== undefined);
  const [isOpen, setOpen] = useState<boolean>();
  // A group that opened by itself stays open when its last field is cleared.
  if (!isOpen && (isWrong || (isOpen === undefined && isFilled))) setOpen(true);
  return (
    <details className={styles.group} open={isOpen ?? false}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {label}
      </summary>
      {isOpen && <div className={styles.fields}>{children}</div>}
    </details>
  );
}

const says = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
