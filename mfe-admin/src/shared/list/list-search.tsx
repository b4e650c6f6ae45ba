import { SearchField, useSearchText } from '@wod/ui';
import { useIsLeaving } from './use-addressed-query';

export interface ListSearchProps {
  /** What is searched, if the heading beside it doesn't say so. */
  name?: string;
  label: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
  className: string | undefined;
}

/** Searches the list below it; the search is kept in the address. */
export function ListSearch({ name, search, onSearch, className, ...texts }: ListSearchProps) {
  const { text, setText, send, tooShort } = useSearchText(search, onSearch, { isLeaving: useIsLeaving() });
  return (
    <form
      role="search"
      className={className}
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SearchField {...texts} text={text} onChange={setText} tooShort={tooShort} />
    </form>
  );
}
