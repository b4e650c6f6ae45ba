import { EQUIPMENT_FACTS, type Suggestion } from '@wod/domain';
import { ListOption, ListPopup, selectOnFocus, useChoice, useSuggestions, type FieldControl } from '@wod/ui';
import { ChevronDown, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useAdminApi } from '../../admin-api';
import styles from './exercise-picker.module.css';
import { aliasOf, findExercises, meantExercise, namedExercise, type KnownExercise } from './find-exercises';

/** What is chosen may be known by its name alone. */
type Chosen = Pick<KnownExercise, 'id' | 'name'> & Partial<Pick<KnownExercise, 'equipment'>>;

type Item = { kind: 'exercise'; exercise: Chosen /** the other name that was typed */; matched?: string } | { kind: 'create'; name: string };

export interface ExercisePickerProps {
  field: FieldControl;
  exercises: readonly KnownExercise[];
  value: Chosen | undefined;
  /** What the empty field says. */
  placeholder?: string;
  /** What is said where no exercise is found. */
  nothing?: string;
  onChange: (exerciseId: string) => void;
  /** Called with the typed name when a new exercise is wanted; absent where only those that are there can be chosen. */
  onCreate?: (name: string) => void;
  /** Called when the choice is taken away; absent where there has to be one. */
  onClear?: () => void;
}

const nameOf = (item: Item | null): string => (item?.kind === 'exercise' ? item.exercise.name : (item?.name ?? ''));

const asItem = (exercise: Chosen, matched?: string): Item => ({ kind: 'exercise', exercise, matched });

/** A select of all exercises one can type into, also other names and near matches. A name without a match may be created. */
export function ExercisePicker({
  field,
  exercises,
  value,
  placeholder = 'Type to search',
  nothing,
  onChange,
  onCreate,
  onClear,
}: ExercisePickerProps) {
  const [typed, setTyped] = useState('');
  const api = useAdminApi();
  const { suggestions, pending } = useSuggestions(typed, (q, signal) => api.suggestions({ q, kind: 'exercise' }, signal));
  const items = offered(exercises, typed, pending ? [] : suggestions, onCreate !== undefined);

  const combobox = useChoice<Item>({
    inputId: field.id,
    items,
    itemToString: nameOf,
    itemToKey: (item) => (item?.kind === 'exercise' ? item.exercise.id : null),
    selectedItem: value ? asItem(value) : null,
    clearable: onClear !== undefined,
    onTyped: setTyped,
    left(text, chosen) {
      if (onClear && text.trim() === '') return null;
      const meant = meantExercise(exercises, text);
      return meant ? asItem(meant) : chosen;
    },
    onSelectedItemChange: ({ selectedItem: item }) => {
      if (item?.kind === 'exercise') onChange(item.exercise.id);
      else if (item) onCreate?.(item.name);
      else onClear?.();
    },
  });

  return (
    <div className={styles.box}>
      <input
        {...combobox.getInputProps({
          ...field,
          placeholder,
          onFocus: selectOnFocus,
        })}
        aria-labelledby={undefined}
        className={`${field.className} ${styles.input} ${onClear && value ? styles.clearable : ''}`.trim()}
        spellCheck={false}
      />
      {onClear && value && (
        <button type="button" className={`${styles.toggle} ${styles.clear}`} aria-label={`Clear ${value.name}`} onClick={onClear}>
          <X aria-hidden="true" />
        </button>
      )}
      <button type="button" {...combobox.getToggleButtonProps({ tabIndex: -1 })} className={styles.toggle} aria-label="Show exercises">
        <ChevronDown aria-hidden="true" />
      </button>
      <ListPopup
        open={combobox.isOpen}
        list={combobox.getMenuProps({ 'aria-label': 'Exercises' })}
        nothing={items.length === 0 ? nothing : undefined}
      >
        {items.map((item, index) => (
          <ListOption
            key={item.kind === 'exercise' ? item.exercise.id : 'create'}
            {...combobox.getItemProps({ item, index })}
            {...shown(item)}
            chosen={item.kind === 'exercise' && item.exercise.id === value?.id}
          />
        ))}
      </ListPopup>
    </div>
  );
}

/** The matches for the text and what else it may mean, followed by an offer to create an exercise of that name if there is none. */
function offered(exercises: readonly KnownExercise[], typed: string, suggestions: readonly Suggestion[], mayCreate: boolean): Item[] {
  const found = findExercises(exercises, typed);
  const meant = suggestions.flatMap(({ value, matched }) => {
    const exercise = exercises.find(({ id }) => id === value);
    return exercise && !found.includes(exercise) ? [asItem(exercise, matched)] : [];
  });
  const items = [...found.map((exercise) => asItem(exercise, aliasOf(exercise, typed))), ...meant];
  const name = typed.trim();
  return !mayCreate || name === '' || namedExercise(exercises, name) ? items : [...items, { kind: 'create', name }];
}

function shown(item: Item) {
  if (item.kind === 'create') return { lead: <Plus />, text: `Create “${item.name}”` };
  const { name, equipment } = item.exercise;
  return {
    lead: equipment && EQUIPMENT_FACTS[equipment].emoji,
    text: name,
    matched: item.matched,
    quiet: equipment && EQUIPMENT_FACTS[equipment].label,
  };
}
