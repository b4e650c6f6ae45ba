import type { ApiClient } from '@wod/api-client';
import { plural, type Suggestion } from '@wod/domain';
import { useNavigate } from '@wod/platform';
import { ListOption, ListPopup, useSuggestions, type SearchFieldProps } from '@wod/ui';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useEffectEvent, useId, useLayoutEffect, type KeyboardEvent } from 'react';
import { paths } from '../../paths';
import { wodListParams, type WodListQuery } from '../../wod-list-query';

export interface SearchSuggestionsProps {
  api: Pick<ApiClient, 'suggestions'>;
  query: WodListQuery;
  text: string;
  /** Whether it was loaded because of the first letters, which may have been searched for meanwhile. */
  opensAtOnce: boolean;
  onText: (text: string) => void;
  /** Receives what makes the search field a combobox, whenever that changes. */
  onInput: (input: SearchFieldProps['input']) => void;
}

const KIND: Readonly<Record<Suggestion['kind'], string>> = {
  wod: 'Workout',
  exercise: 'Movement',
  type: 'Type',
  category: 'Category',
  equipment: 'Equipment',
};

const { InputBlur, ItemMouseMove, MenuMouseLeave } = useCombobox.stateChangeTypes;

/** Nothing is chosen by leaving the field, and only the arrow keys move the choice: Enter searches, wherever the pointer rests. */
function settle(state: UseComboboxState<Suggestion>, { type, changes }: UseComboboxStateChangeOptions<Suggestion>) {
  if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
  return type === ItemMouseMove || type === MenuMouseLeave ? state : changes;
}

/** Where a suggestion leads: a WOD to its page, anything else to the list with it as a filter in place of the text. */
function target({ kind, value }: Suggestion, query: WodListQuery): string {
  if (kind === 'wod') return paths.wod(value);
  const params = new URLSearchParams(wodListParams({ ...query, search: undefined, page: undefined }));
  params.set(kind, value);
  return `${paths.wods()}?${params}`;
}

/** What the typed text may mean, as the list of a combobox (list autocomplete with manual selection). */
export function SearchSuggestions({ api, query, text, opensAtOnce, onText, onInput }: SearchSuggestionsProps) {
  const navigate = useNavigate();
  const { suggestions } = useSuggestions(text, (q, signal) => api.suggestions({ q }, signal));
  const items = [...suggestions];
  const combobox = useCombobox<Suggestion>({
    id: useId(),
    items,
    itemToString: () => '',
    inputValue: text,
    selectedItem: null,
    initialIsOpen: opensAtOnce,
    stateReducer: settle,
    onInputValueChange: ({ inputValue }) => onText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) void navigate(target(selectedItem, query), { preventScrollReset: selectedItem.kind !== 'wod' });
    },
  });
  const { isOpen, highlightedIndex, setHighlightedIndex, closeMenu } = combobox;
  const shown = isOpen && items.length > 0;

  // A choice among the suggestions for an earlier text isn't one among the new ones.
  useEffect(() => setHighlightedIndex(-1), [suggestions, setHighlightedIndex]);

  const list = combobox.getMenuProps({ 'aria-label': 'Suggestions' });
  const makeWay = useEffectEvent(() => {
    const isUsed = highlightedIndex >= 0 || document.getElementById(list.id)?.matches(':hover') === true;
    if (!isUsed && suggestions[0]?.kind === 'wod' && query.search === text.trim()) closeMenu();
  });
  // Once the WODs of that name are on their way as cards, the list would only cover them.
  useEffect(() => makeWay(), [query.search, suggestions]);

  const input = combobox.getInputProps(
    {
      // In the same update as the field itself, so that the caret stays in its place.
      onChange: ({ currentTarget }) => onText(currentTarget.value),
      onKeyDown(event: KeyboardEvent & { nativeEvent: { preventDownshiftDefault?: boolean } }) {
        const searches = event.key === 'Enter' && highlightedIndex < 0;
        // In a text, these keys move the caret.
        if (searches || ['Home', 'End', 'PageUp', 'PageDown'].includes(event.key)) event.nativeEvent.preventDownshiftDefault = true;
        if (searches) closeMenu();
      },
      role: shown ? 'combobox' : undefined,
      'aria-expanded': shown || undefined,
      'aria-labelledby': undefined,
    },
    { suppressRefError: true },
  );
  const hand = useEffectEvent(() => onInput(input));
  useLayoutEffect(() => hand(), [shown, isOpen, highlightedIndex, text]);

  return (
    <>
      <ListPopup open={shown} list={list}>
        {items.map((item, index) => (
          <ListOption
            key={`${item.kind} ${item.value}`}
            {...combobox.getItemProps({ item, index })}
            text={item.text}
            matched={item.matched}
            quiet={KIND[item.kind]}
          />
        ))}
      </ListPopup>
      <p role="status" className="visually-hidden">
        {shown && plural(items.length, 'suggestion')}
      </p>
    </>
  );
}
