import { EQUIPMENT_FACTS, type Suggestion } from '@wod/domain';
import { ListOption, ListPopup, useChoice, useSuggestions, type FieldControl } from '@wod/ui';
import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { useAdminApi } from '../admin-api';
import styles from './exercise-picker.module.css';
import { aliasOf, findExercises, meantExercise, namedExercise, type KnownExercise } from './find-exercises';

type Item =
  | { kind: 'exercise'; exercise: KnownExercise; /** the other name that was typed */ matched?: string }
  | { kind: 'create'; name: string };

export interface ExercisePickerProps {
  field: FieldControl;
  exercises: readonly KnownExercise[];
  value: KnownExercise | undefined;
  onChange: (exerciseId: string) => void;
  /** Called with the typed name when a new exercise is wanted. */
  onCreate: (name: string) => void;
}

const nameOf = (item: Item | null): string => (item?.kind === 'exercise' ? item.exercise.name : item?.name ?? '');

const asItem = (exercise: KnownExercise, matched?: string): Item => ({ kind: 'exercise', exercise, matched });

/** A select of all exercises one can type into, also other names and near matches. A name without a match can be created. */
export function ExercisePicker({ field, exercises, value, onChange, onCreate }: ExercisePickerProps) {
  const [typed, setTyped] = useState('');
  const api = useAdminApi();
  const { suggestions, pending } = useSuggestions(typed, (q, signal) => api.suggestions({ q, kind: 'exercise' }, signal));
  const items = offered(exercises, typed, pending ? [] : suggestions);

  const combobox = useChoice<Item>({
    inputId: field.id,
    items,
    itemToString: nameOf,
    itemToKey: (item) => (item?.kind === 'exercise' ? item.exercise.id : null),
    selectedItem: value ? asItem(value) : null,
    clearable: false,
    onTyped: setTyped,
    left(text, chosen) {
      const meant = meantExercise(exercises, text);
      return meant ? asItem(meant) : chosen;
    },
    onSelectedItemChange: ({ selectedItem: item }) => {
      if (item?.kind === 'exercise') onChange(item.exercise.id);
      else if (item) onCreate(item.name);
    },
  });

  return (
    <div className={styles.box}>
      <input
        {...combobox.getInputProps({
          ...field,
          placeholder: 'Type to search',
          onFocus: (event) => event.currentTarget.select(),
        })}
        aria-labelledby={undefined}
        className={`${field.className} ${styles.input}`}
        spellCheck={false}
      />
      <button type="button" {...combobox.getToggleButtonProps({ tabIndex: -1 })} className={styles.toggle} aria-label="Show exercises">
        <ChevronDown aria-hidden="true" />
      </button>
      <ListPopup open={combobox.isOpen} list={combobox.getMenuProps({ 'aria-label': 'Exercises' })}>
        {items.map((item, index) => (
          <ListOption key={item.kind === 'exercise' ? item.exercise.id : 'create'} {...combobox.getItemProps({ item, index })} {...shown(item)} />
        ))}
      </ListPopup>
    </div>
  );
}

/** The matches for the text and what else it may mean, followed by an offer to create an exercise of that name if there is none. */
function offered(exercises: readonly KnownExercise[], typed: string, suggestions: readonly Suggestion[]): Item[] {
  const found = findExercises(exercises, typed);
  const meant = suggestions.flatMap(({ value, matched }) => {
    const exercise = exercises.find(({ id }) => id === value);
    return exercise && !found.includes(exercise) ? [asItem(exercise, matched)] : [];
  });
  const items = [...found.map((exercise) => asItem(exercise, aliasOf(exercise, typed))), ...meant];
  const name = typed.trim();
  return name === '' || namedExercise(exercises, name) ? items : [...items, { kind: 'create', name }];
}

function shown(item: Item) {
  if (item.kind === 'create') return { lead: <Plus />, text: `Create “${item.name}”` };
  const { emoji, label } = EQUIPMENT_FACTS[item.exercise.equipment];
  return { lead: emoji, text: item.exercise.name, matched: item.matched, quiet: label };
}
