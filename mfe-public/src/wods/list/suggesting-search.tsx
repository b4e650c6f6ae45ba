import type { ApiClient } from '@wod/api-client';
import { SearchField, type SearchFieldProps, type useSearchText } from '@wod/ui';
import { useState, type ComponentType } from 'react';
import type { WodListQuery } from '../../wod-list-query';
import type { SearchSuggestionsProps } from './search-suggestions';

export interface SuggestingSearchProps {
  api: Pick<ApiClient, 'suggestions'>;
  query: WodListQuery;
  search: ReturnType<typeof useSearchText>;
}

/** The list's search. What suggests while one types is loaded when the field is first used. */
export function SuggestingSearch({ api, query, search }: SuggestingSearchProps) {
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps>>();
  const load = () =>
    void import(/* webpackChunkName: "search-suggestions" */ './search-suggestions').then(
      (loaded) => setSuggestions(() => loaded.SearchSuggestions),
      () => undefined,
    );
  const [input, setInput] = useState<SearchFieldProps['input']>({ onFocus: load, onInput: load });
  const [first] = useState(search.text);
  return (
    <SearchField label="Search" placeholder="Name or movement" text={search.text} onChange={search.setText} tooShort={search.tooShort} input={input}>
      {Suggestions && (
        <Suggestions api={api} query={query} text={search.text} opensAtOnce={search.text !== first} onText={search.setText} onInput={setInput} />
      )}
    </SearchField>
  );
}
