import { foldText } from '@wod/domain';
import { ListOption, ListPopup, selectOnFocus, useChoice } from '@wod/ui';
import { useState } from 'react';
import { ComboboxFrame } from './combobox-frame';
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

/** A select one can type into: arrows, Home, End, Enter and Escape follow the ARIA combobox pattern. */
export function OptionCombobox<Value extends string>({ label, all, nothing, value, options, onChange, start }: OptionComboboxProps<Value>) {
  const [typed, setTyped] = useState(start.text ?? '');
  const labelOf = (wanted: Value | null): string => options.find((option) => option.value === wanted)?.label ?? '';
  const shown = options.filter((option) => foldText(option.label).includes(foldText(typed.trim()))).slice(0, LISTED);
  const combobox = useChoice<Value>({
    items: shown.map((option) => option.value),
    itemToString: labelOf,
    selectedItem: value ?? null,
    initialIsOpen: start.open,
    initialInputValue: start.text ?? labelOf(value ?? null),
    initialHighlightedIndex:
      start.byArrow || start.text
        ? Math.max(
            0,
            shown.findIndex((option) => option.value === value),
          )
        : undefined,
    clearable: true,
    onTyped: setTyped,
    left: (text, chosen) => (text.trim() === '' ? null : chosen),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? undefined),
  });

  return (
    <ComboboxFrame
      label={label}
      labelProps={combobox.getLabelProps()}
      inputProps={combobox.getInputProps({
        autoFocus: start.focused,
        placeholder: all,
        // Typing replaces the choice, or continues any text already typed.
        onFocus: (event) => selectOnFocus(event, event.currentTarget.value === start.text ? start.text.length : 0),
      })}
      toggleProps={combobox.getToggleButtonProps()}
      onClear={value && (() => onChange(undefined))}
    >
      <ListPopup open={combobox.isOpen} list={combobox.getMenuProps()} nothing={shown.length === 0 ? nothing : undefined}>
        {shown.map((option, index) => (
          <ListOption
            key={option.value}
            {...combobox.getItemProps({ item: option.value, index })}
            lead={option.emoji}
            text={option.label}
            quiet={option.count}
            chosen={option.value === value}
          />
        ))}
      </ListPopup>
    </ComboboxFrame>
  );
}
