import { useCombobox, type UseComboboxProps, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useId, type ComponentProps } from 'react';

export interface ChoiceOptions<Item> extends Omit<UseComboboxProps<Item>, 'id' | 'stateReducer' | 'onIsOpenChange'> {
  itemToString: (item: Item | null) => string;
  /** Receives the typed text, which narrows the items down; '' once the list is closed. */
  onTyped: (text: string) => void;
  /** What stays chosen when the field is left with this text. */
  left: (text: string, chosen: Item | null) => Item | null;
  /** Whether Escape takes the choice away once the list is closed. */
  clearable: boolean;
}

const { InputChange, InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/**
 * A select one can type into, after the ARIA combobox pattern: typing highlights the first match, Escape goes back to what was
 * chosen, and leaving the field chooses nothing that was only highlighted.
 */
export function useChoice<Item>({ onTyped, left, clearable, ...options }: ChoiceOptions<Item>) {
  function settle(state: UseComboboxState<Item>, { type, changes }: UseComboboxStateChangeOptions<Item>) {
    const keep = (item: Item | null) => ({ ...changes, selectedItem: item, inputValue: options.itemToString(item) });
    if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 };
    if (type === InputBlur) return keep(left(state.inputValue, state.selectedItem));
    return type === InputKeyDownEscape && (state.isOpen || !clearable) ? keep(state.selectedItem) : changes;
  }

  const combobox = useCombobox<Item>({
    ...options,
    id: useId(),
    stateReducer: settle,
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) onTyped('');
    },
  });
  return {
    ...combobox,
    getInputProps: (input: ComponentProps<'input'>): ComponentProps<'input'> =>
      combobox.getInputProps({
        ...input,
        // In the same update as the field itself, so that Enter right after typing sees the matches.
        onChange: ({ currentTarget }) => onTyped(currentTarget.value),
      }),
  };
}
