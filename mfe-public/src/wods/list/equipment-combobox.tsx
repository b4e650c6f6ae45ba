import { EQUIPMENT_FACTS, foldText, type Equipment } from '@wod/domain';
import { ListOption, ListPopup, useChoice } from '@wod/ui';
import { useState } from 'react';
import { ComboboxFrame } from './combobox-frame';
import type { FilterOption } from './filter-select';

export interface EquipmentComboboxProps {
  label: string;
  /** The label for "no filter". */
  all: string;
  value: Equipment | undefined;
  options: FilterOption<Equipment>[];
  onChange: (value: Equipment | undefined) => void;
  /** What the visitor had done with the field before this code loaded. */
  start: { focused: boolean; open: boolean; byArrow: boolean; text: string | undefined };
}

const labelOf = (item: Equipment | null): string => (item ? EQUIPMENT_FACTS[item].label : '');

/** A select one can type into; an emptied field means no filter. */
export function EquipmentCombobox({ label, all, value, options, onChange, start }: EquipmentComboboxProps) {
  const [typed, setTyped] = useState(start.text ?? '');
  const shown = options.filter((option) => foldText(option.label).includes(foldText(typed.trim())));
  const combobox = useChoice<Equipment>({
    items: shown.map((option) => option.value),
    itemToString: labelOf,
    selectedItem: value ?? null,
    initialIsOpen: start.open,
    initialInputValue: start.text ?? labelOf(value ?? null),
    initialHighlightedIndex: start.byArrow || start.text ? Math.max(0, shown.findIndex((option) => option.value === value)) : undefined,
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
        onFocus: ({ currentTarget: { value: text }, currentTarget }) =>
          currentTarget.setSelectionRange(text === start.text ? text.length : 0, text.length),
      })}
      toggleProps={combobox.getToggleButtonProps()}
      onClear={value && (() => onChange(undefined))}
    >
      <ListPopup
        open={combobox.isOpen}
        list={combobox.getMenuProps()}
        nothing={shown.length === 0 ? 'No equipment found' : undefined}
      >
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
