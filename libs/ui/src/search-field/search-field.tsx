import { LIST_LIMITS } from '@wod/domain';
import { Search } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './search-field.module.css';
import { useSlashFocus } from './use-slash-focus';

export interface SearchFieldProps {
  label: string;
  placeholder: string;
  text: string;
  onChange: (text: string) => void;
  /** Whether to say that the search is not sent yet (spec 5). */
  tooShort?: boolean;
  /** More about the field: what makes it a combobox. */
  input?: ComponentProps<'input'>;
  /** What opens below it. */
  children?: ReactNode;
}

/** The field that searches the list below it; `/` moves the focus to it. */
export function SearchField({ label, placeholder, text, onChange, tooShort = false, input, children }: SearchFieldProps) {
  const id = useId();
  useSlashFocus(id);
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-hint`} role="status" className={styles.hint}>
          {tooShort && ` (min ${LIST_LIMITS.searchMinLength} chars)`}
        </span>
      </div>
      <div className={styles.box}>
        <Search className={`${styles.icon} ${styles.glass}`} aria-hidden="true" />
        <input
          onChange={(event) => onChange(event.target.value)}
          {...input}
          id={id}
          type="search"
          name="search"
          className={`${styles.control} ${styles.search}`}
          placeholder={placeholder}
          value={text}
          maxLength={LIST_LIMITS.searchMaxLength}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          aria-keyshortcuts="/"
        />
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
        {children}
      </div>
    </div>
  );
}
