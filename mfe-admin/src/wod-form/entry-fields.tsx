import type { EmbeddedExercise } from '@wod/domain';
import { moveKey } from '@wod/forms';
import { Field } from '@wod/ui';
import type { KeyboardEvent } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '../shared/form/check-field';
import { EntryActions, type EntryActionsProps } from './entry-actions';
import styles from './entry-fields.module.css';
import { EntryMore } from './entry-more';
import { ExercisePicker } from '../shared/exercise-picker/exercise-picker';
import type { WodDraft } from './wod-draft';

const AMOUNTS = [
  { name: 'reps', label: 'Reps', inputMode: 'numeric' },
  { name: 'distance', label: 'Distance', unit: 'm', inputMode: 'numeric' },
  { name: 'duration', label: 'Duration', unit: 's', inputMode: 'numeric' },
  { name: 'timeCap', label: 'Time cap', unit: 's', inputMode: 'numeric' },
  { name: 'weight', label: 'Weight', unit: 'kg', inputMode: 'decimal' },
  { name: 'womenWeight', label: "Women's weight", unit: 'kg', inputMode: 'decimal' },
] as const;

const PARTS = [
  { name: 'part', label: 'Part' },
  { name: 'partRounds', label: 'Part rounds' },
] as const;

export interface EntryFieldsProps extends Omit<EntryActionsProps, 'name'> {
  exercises: readonly EmbeddedExercise[];
  onCreate: (name: string) => void;
  onAddBelow: () => void;
}

/** One exercise of the WOD. Alt with an arrow key moves it, Enter continues with the next one. */
export function EntryFields({ exercises, onCreate, onAddBelow, ...actions }: EntryFieldsProps) {
  const { index, onMove } = actions;
  const { register, control, getValues, formState } = useFormContext<WodDraft>();
  const errors = formState.errors.exercises?.[index];
  const type = useWatch({ control, name: 'type' });
  const { field: chosen } = useController({ control, name: `exercises.${index}.exerciseId` });
  const exercise = exercises.find(({ id }) => id === chosen.value);
  const name = exercise?.name ?? `Exercise ${index + 1}`;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = moveKey(event);
    if (by === undefined || takesArrows(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(index, index + by);
  }

  function onEnter(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    // Read from the form: a quick second Enter may come before the first one's choice has rendered.
    if (getValues(`exercises.${index}.exerciseId`)) onAddBelow();
  }

  return (
    <div
      role="group"
      aria-label={`${index + 1}. ${exercise?.name ?? 'New exercise'}`}
      className={styles.entry}
      onKeyDownCapture={onKeyDown}
      onKeyDown={onEnter}
    >
      <span className={styles.position} aria-hidden="true">
        {index + 1}
      </span>
      <div className={styles.picker}>
        <Field label="Exercise" required error={errors?.exerciseId?.message}>
          {(field) => <ExercisePicker field={field} exercises={exercises} value={exercise} onChange={chosen.onChange} onCreate={onCreate} />}
        </Field>
      </div>
      <div className={styles.amounts}>
        {AMOUNTS.map(({ name: amount, inputMode, ...texts }) => (
          <Field key={amount} {...texts} error={errors?.[amount]?.message}>
            {(field) => <input {...field} {...register(`exercises.${index}.${amount}`)} type="text" inputMode={inputMode} autoComplete="off" />}
          </Field>
        ))}
      </div>
      <div className={styles.notes}>
        <Field label="Notes" error={errors?.notes?.message}>
          {(field) => <input {...field} {...register(`exercises.${index}.notes`)} type="text" autoComplete="off" />}
        </Field>
        {PARTS.map(({ name: part, label }) => (
          <Field key={part} label={label} error={errors?.[part]?.message}>
            {(field) => <input {...field} {...register(`exercises.${index}.${part}`)} type="text" inputMode="numeric" autoComplete="off" />}
          </Field>
        ))}
        <EntryMore index={index} />
        {type === 'CHIPPER_EMOM' && (
          <CheckField label="Interruption at the start of each interval" {...register(`exercises.${index}.isEmomInterruption`)} />
        )}
      </div>
      <EntryActions {...actions} name={name} />
    </div>
  );
}

/** A select and an open list of exercises use Alt with an arrow key themselves. */
const takesArrows = (target: EventTarget) =>
  target instanceof HTMLSelectElement || (target instanceof Element && target.getAttribute('aria-expanded') === 'true');
