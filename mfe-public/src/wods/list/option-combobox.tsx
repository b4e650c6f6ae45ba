import { foldText } from '@wod/domain';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useId, useState } from 'react';
import { ComboboxFrame } from './combobox-frame';
import styles from './option-combobox.module.css';
import type { FilterOption } from './filter-select';

export interface OptionComboboxProps<Value extends string> {
  label: string;
  /** The label for "no filter". */
  all: string;
  /** What is said where no option matches. */
  nothing: string;
  value: Value | undefined;
  options: FilterOption<Value>[];
  onChange: (value: Value | undefined) => void;
  /** What the visitor had done with the field before this code loaded. */
  start: { focused: boolean; open: boolean; byArrow: boolean; text: string | undefined };
}

/** How many of the options are listed at once. */
const LISTED = 100;

const { InputChange, InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Typing highlights the first match, leaving the field chooses nothing, and an emptied field means no filter. */
function settle<Value extends string>(
  state: UseComboboxState<Value>,
  { type, changes }: UseComboboxStateChangeOptions<Value>,
  labelOf: (value: Value | null) => string,
) {
  if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 };
  if (type === InputBlur) {
    const selectedItem = state.inputValue.trim() === '' ? null : state.selectedItem;
    return { ...changes, selectedItem, inputValue: labelOf(selectedItem) };
  }
  if (type === InputKeyDownEscape && state.isOpen) return { ...changes, inputValue: labelOf(state.selectedItem) };
  return changes;
}

/** A select one can type into: arrows, Home, End, Enter and Escape follow the ARIA combobox pattern. */
export function OptionCombobox<Value extends string>({ label, all, nothing, value, options, onChange, start }: OptionComboboxProps<Value>) {
  const [typed, setTyped] = useState(start.text ?? '');
  const labelOf = (wanted: Value | null) => options.find((option) => option.value === wanted)?.label ?? '';
  const shown = options.filter((option) => foldText(option.label).includes(foldText(typed.trim()))).slice(0, LISTED);
  const combobox = useCombobox<Value>({
    id: useId(),
    items: shown.map((option) => option.value),
    itemToString: labelOf,
    selectedItem: value ?? null,
    initialIsOpen: start.open,
    initialInputValue: start.text ?? labelOf(value ?? null),
    initialHighlightedIndex: start.byArrow || start.text ? Math.max(0, shown.findIndex((option) => option.value === value)) : undefined,
    stateReducer: (state, change) => settle(state, change, labelOf),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? undefined),
    onInputValueChange: ({ type }) => {
      if (type !== InputChange) setTyped('');
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped('');
    },
  });

  return (
    <ComboboxFrame
      label={label}
      labelProps={combobox.getLabelProps()}
      inputProps={combobox.getInputProps({
        autoFocus: start.focused,
        placeholder: all,
        // In the same update as the field itself, so that Enter right after typing sees the text.
        onChange: ({ currentTarget }) => setTyped(currentTarget.value),
        // Typing replaces the choice, or continues any text already typed.
        onFocus: ({ currentTarget: { value: text }, currentTarget }) =>
          currentTarget.setSelectionRange(text === start.text ? text.length : 0, text.length),
      })}
      toggleProps={combobox.getToggleButtonProps()}
      onClear={value && (() => onChange(undefined))}
    >
      <div className={styles.popup} hidden={!combobox.isOpen}>
        <ul {...combobox.getMenuProps()} className={styles.options}>
          {combobox.isOpen && shown.map((option, index) => (
            <li
              key={option.value}
              {...combobox.getItemProps({ item: option.value, index })}
              className={`${styles.option} ${option.value === value ? styles.chosen : ''}`.trim()}
            >
              <span aria-hidden="true">{option.emoji}</span>
              <span>{option.label}</span>
              {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
            </li>
          ))}
        </ul>
        {shown.length === 0 && <p role="status" className={styles.nothing}>{nothing}</p>}
      </div>
    </ComboboxFrame>
  );
}
