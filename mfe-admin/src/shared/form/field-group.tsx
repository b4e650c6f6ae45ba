import { useState, type ReactNode } from 'react';
import { get, useFormState, useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import styles from './field-group.module.css';

export interface FieldGroupProps<Draft extends FieldValues> {
  label: string;
  control: Control<Draft>;
  /** The fields that stand in it. */
  names: readonly FieldPath<Draft>[];
  children: ReactNode;
}

/** Fields that are rarely needed. They are out of the way until somebody opens them, unless one of them says something or breaks a rule. */
export function FieldGroup<Draft extends FieldValues>({ label, control, names, children }: FieldGroupProps<Draft>) {
  const isFilled = useWatch({ control, name: names, compute: (values) => values.some(says) });
  const { errors } = useFormState({ control });
  const isWrong = names.some((name) => get(errors, name) !== undefined);
  const [isOpen, setOpen] = useState<boolean>();
  // What has opened itself stays open when its last word is deleted.
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
