import { LIMITS } from '@wod/domain';
import { useSearchText } from '@wod/ui';
import { Search } from 'lucide-react';
import { useId } from 'react';
import form from '../form/form.module.css';
import styles from './wod-list.module.css';

/** Searches the list below it; the search stands in the address. */
export function WodSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const id = useId();
  const { text, setText, send, tooShort } = useSearchText(search, onSearch);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={form.label}>
        <label htmlFor={id}>Search WODs</label>
        <span id={`${id}-hint`} role="status">{tooShort && ` (min ${LIMITS.searchMinLength} chars)`}</span>
      </div>
      <Search className={styles.glass} aria-hidden="true" />
      <input
        id={id}
        type="search"
        className={`${form.control} ${styles.searchText}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="Name, movement, anything"
        maxLength={LIMITS.searchMaxLength}
        enterKeyHint="search"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
      />
    </form>
  );
}
