import { LIMITS } from '@wod/domain';
import { Search } from 'lucide-react';
import { useId, useRef } from 'react';
import styles from './filter-bar.module.css';
import { useSlashFocus } from './use-slash-focus';

export interface SearchFieldProps {
  text: string;
  onChange: (text: string) => void;
  tooShort: boolean;
}

export function SearchField({ text, onChange, tooShort }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useSlashFocus(field);
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <div className={styles.label}>
        <label htmlFor={id}>Search</label>
        <span id={`${id}-hint`} role="status" className={styles.hint}>{tooShort && ` (min ${LIMITS.searchMinLength} chars)`}</span>
      </div>
      <div className={styles.box}>
        <Search className={styles.glass} aria-hidden="true" />
        <input
          ref={field}
          id={id}
          type="search"
          name="search"
          className={`${styles.control} ${styles.search}`}
          placeholder="Name, movement, anything"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          maxLength={LIMITS.searchMaxLength}
          enterKeyHint="search"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          aria-keyshortcuts="/"
        />
        <kbd className={styles.key} aria-hidden="true">/</kbd>
      </div>
    </div>
  );
}
