import type { ComponentProps } from 'react';
import styles from './check-field.module.css';

/** A checkbox with its label; all other props go to the checkbox. */
export function CheckField({ label, ...box }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className={styles.check}>
      <input {...box} type="checkbox" />
      {label}
    </label>
  );
}
