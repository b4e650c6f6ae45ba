import { EQUIPMENT_FACTS, type EmbeddedExercise } from '@wod/domain';
import type { FieldControl } from '@wod/ui';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { ChevronDown, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './exercise-picker.module.css';
import { findExercises, namedExercise } from './find-exercises';

type Item = { kind: 'exercise'; exercise: EmbeddedExercise } | { kind: 'create'; name: string };

export interface ExercisePickerProps {
  field: FieldControl;
  exercises: readonly EmbeddedExercise[];
  value: EmbeddedExercise | undefined;
  onChange: (exerciseId: string) => void;
  /** Called with the typed name when a new exercise is wanted. */
  onCreate: (name: string) => void;
}

const { InputChange, InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

const nameOf = (item: Item | null): string => (item?.kind === 'exercise' ? item.exercise.name : item?.name ?? '');

const asItem = (exercise: EmbeddedExercise): Item => ({ kind: 'exercise', exercise });

/** A select of all exercises one can type into. A name without a match can be created. */
export function ExercisePicker({ field, exercises, value, onChange, onCreate }: ExercisePickerProps) {
  const [typed, setTyped] = useState('');
  const popup = useRef<HTMLDivElement>(null);
  const items = offered(exercises, typed);

  /** Typing highlights the first match; leaving the field keeps a fully typed name and nothing else. */
  function settle(state: UseComboboxState<Item>, { type, changes }: UseComboboxStateChangeOptions<Item>) {
    if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 };
    if (type === InputBlur) {
      const named = namedExercise(exercises, state.inputValue);
      const selectedItem = named ? asItem(named) : state.selectedItem;
      return { ...changes, selectedItem, inputValue: nameOf(selectedItem) };
    }
    if (type === InputKeyDownEscape) return { ...changes, selectedItem: state.selectedItem, inputValue: nameOf(state.selectedItem) };
    return changes;
  }

  const combobox = useCombobox<Item>({
    id: useId(),
    inputId: field.id,
    items,
    itemToString: nameOf,
    itemToKey: (item) => (item?.kind === 'exercise' ? item.exercise.id : null),
    selectedItem: value ? asItem(value) : null,
    stateReducer: settle,
    onSelectedItemChange: ({ selectedItem: item }) => {
      if (item?.kind === 'exercise') onChange(item.exercise.id);
      else if (item) onCreate(item.name);
    },
    onIsOpenChange: ({ isOpen: open }) => {
      if (!open) setTyped('');
    },
  });

  const { isOpen } = combobox;
  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <div className={styles.box}>
      <input
        {...combobox.getInputProps({
          ...field,
          placeholder: 'Type to search',
          onFocus: (event) => event.currentTarget.select(),
          // Immediately, so that Enter right after the last letter sees the matching list.
          onChange: (event) => setTyped(event.currentTarget.value),
        })}
        aria-labelledby={undefined}
        className={`${field.className} ${styles.input}`}
        spellCheck={false}
      />
      <button type="button" {...combobox.getToggleButtonProps({ tabIndex: -1 })} className={styles.toggle} aria-label="Show exercises">
        <ChevronDown aria-hidden="true" />
      </button>
      <div ref={popup} className={styles.popup} hidden={!isOpen}>
        <ul {...combobox.getMenuProps({ 'aria-label': 'Exercises' })}>
          {isOpen && items.map((item, index) => (
            <li key={item.kind === 'exercise' ? item.exercise.id : 'create'} {...combobox.getItemProps({ item, index })} className={styles.option}>
              <Option item={item} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The matches for the text, followed by an offer to create an exercise of that name if there is none. */
function offered(exercises: readonly EmbeddedExercise[], typed: string): Item[] {
  const found = findExercises(exercises, typed).map(asItem);
  const name = typed.trim();
  return name === '' || namedExercise(exercises, name) ? found : [...found, { kind: 'create', name }];
}

function Option({ item }: { item: Item }) {
  if (item.kind === 'create') return <><Plus aria-hidden="true" /><span>Create “{item.name}”</span></>;
  const { emoji, label } = EQUIPMENT_FACTS[item.exercise.equipment];
  return (
    <>
      <span aria-hidden="true">{emoji}</span>
      <span>{item.exercise.name}</span>
      <span className={styles.equipment}>{label}</span>
    </>
  );
}
