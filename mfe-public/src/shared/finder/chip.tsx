import type { ComponentProps, ReactNode } from 'react';
import styles from './finder.module.css';

export interface ChipProps extends ComponentProps<'input'> {
  children: ReactNode;
  /** What it brings: "+14", "26 fit". */
  note?: string;
  /** Nothing would be found with it; it can be chosen all the same. */
  dim?: boolean;
  /** One of a row of equal cells, with its note below. */
  cell?: boolean;
}

/** A radio or a check box of a form, as a chip. */
export function Chip({ children, note, dim = false, cell = false, ...input }: ChipProps) {
  return (
    <label className={`${styles.chip} ${cell ? styles.cell : ''} ${dim ? styles.dim : ''}`}>
      <input {...input} />
      {children}
      {note !== undefined && (
        <>
          {' '}
          <small>{note}</small>
        </>
      )}
    </label>
  );
}
