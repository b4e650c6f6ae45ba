import { SearchField, useSearchText } from '@wod/ui';
import styles from './wod-list.module.css';

/** Searches the list below it; the search stands in the address. */
export function WodSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
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
      <SearchField label="Search WODs" placeholder="Name, movement, anything" text={text} onChange={setText} tooShort={tooShort} />
    </form>
  );
}
