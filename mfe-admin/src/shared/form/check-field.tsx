import type { ComponentProps } from 'react';
import styles from './check-field.module.css';

/** A box to check with its label; everything else goes to the box. */
export function CheckField({ label, ...box }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className={styles.check}>
      <input {...box} type="checkbox" />
      {label}
    </label>
  );
}
