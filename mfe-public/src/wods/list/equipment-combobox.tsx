import { EQUIPMENT_FACTS, foldText, type Equipment } from '@wod/domain';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './filter-bar.module.css';
import type { FilterOption } from './filter-select';

export interface EquipmentComboboxProps {
  label: string;
  /** What stands for "no filter". */
  all: string;
  value: Equipment | undefined;
  options: FilterOption<Equipment>[];
  onChange: (value: Equipment | undefined) => void;
}

const labelOf = (item: Equipment | null): string => (item ? EQUIPMENT_FACTS[item].label : '');

const { InputChange, InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Typing offers the first match, leaving the field chooses nothing, and a field that was emptied is no filter. */
function settle(state: UseComboboxState<Equipment>, { type, changes }: UseComboboxStateChangeOptions<Equipment>) {
  if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 };
  if (type === InputBlur) {
    const selectedItem = state.inputValue.trim() === '' ? null : state.selectedItem;
    return { ...changes, selectedItem, inputValue: labelOf(selectedItem) };
  }
  if (type === InputKeyDownEscape && state.isOpen) return { ...changes, inputValue: labelOf(state.selectedItem) };
  return changes;
}

/** A select that one can type into: arrows, Home, End, Enter and Escape work as the combobox pattern of ARIA says. */
export function EquipmentCombobox({ label, all, value, options, onChange }: EquipmentComboboxProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = options.filter((option) => foldText(option.label).includes(foldText(typed.trim())));
  const combobox = useCombobox<Equipment>({
    id,
    items: shown.map((option) => option.value),
    itemToString: labelOf,
    selectedItem: value ?? null,
    stateReducer: settle,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? undefined),
    onInputValueChange: ({ type, inputValue }) => setTyped(type === InputChange ? inputValue : ''),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped('');
    },
  });

  return (
    <div className={styles.field}>
      <label {...combobox.getLabelProps()} className={styles.label}>{label}</label>
      <div className={styles.box}>
        <input
          {...combobox.getInputProps({ onFocus: (event) => event.currentTarget.select() })}
          className={`${styles.control} ${value ? styles.clearable : ''}`.trim()}
          placeholder={all}
          spellCheck={false}
        />
        {value && (
          <button type="button" className={styles.clear} aria-label={`Clear ${label.toLowerCase()}`} onClick={() => onChange(undefined)}>
            <X aria-hidden="true" />
          </button>
        )}
        <button type="button" className={styles.toggle} {...combobox.getToggleButtonProps()} aria-label={`Show ${label.toLowerCase()}`}>
          <ChevronDown aria-hidden="true" />
        </button>
        <div className={styles.popup} hidden={!combobox.isOpen}>
          <ul {...combobox.getMenuProps()}>
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
          {shown.length === 0 && <p role="status" className={styles.nothing}>No equipment found</p>}
        </div>
      </div>
    </div>
  );
}
