import { filterField } from '@wod/ui';
import { ChevronDown, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './combobox.module.css';

export interface ComboboxFrameProps {
  label: string;
  labelProps: ComponentProps<'label'>;
  inputProps: ComponentProps<'input'>;
  toggleProps: ComponentProps<'button'>;
  /** Clears the choice; absent while nothing is chosen. */
  onClear: (() => void) | undefined;
  /** The list that opens below. */
  children?: ReactNode;
}

/** The field of a searchable dropdown, the same size as the selects beside it. */
export function ComboboxFrame({ label, labelProps, inputProps, toggleProps, onClear, children }: ComboboxFrameProps) {
  const name = label.toLowerCase();
  return (
    <div className={filterField.field}>
      <label {...labelProps} className={filterField.label}>
        {label}
      </label>
      <div className={filterField.box}>
        <input {...inputProps} className={`${filterField.control} ${onClear ? styles.clearable : ''}`.trim()} spellCheck={false} />
        {onClear && (
          <button type="button" className={styles.clear} aria-label={`Clear ${name}`} onClick={onClear}>
            <X aria-hidden="true" />
          </button>
        )}
        <button type="button" {...toggleProps} className={styles.toggle} aria-label={`Show ${name}`} tabIndex={-1}>
          <ChevronDown aria-hidden="true" />
        </button>
        {children}
      </div>
    </div>
  );
}
