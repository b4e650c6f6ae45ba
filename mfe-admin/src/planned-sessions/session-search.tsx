import { SearchField, useSearchText } from '@wod/ui';
import styles from './planned-sessions-page.module.css';

/** Searches the list below it; the search stands in the address. */
export function SessionSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { text, setText, send, tooShort } = useSearchText(search, onSearch);
  return (
    <form
      role="search"
      className={styles.search}
      aria-label="Training sessions"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SearchField label="Search sessions" placeholder="Name or description" text={text} onChange={setText} tooShort={tooShort} />
    </form>
  );
}
