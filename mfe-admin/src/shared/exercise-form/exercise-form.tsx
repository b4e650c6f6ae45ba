import { SaveRefusal } from '@wod/forms';
import { Button } from '@wod/ui';
import type { ReactNode } from 'react';
import styles from '../form/form.module.css';
import { ExerciseFields } from './exercise-fields';
import type { ExerciseFormState } from './use-exercise-form';

export interface ExerciseFormProps {
  state: ExerciseFormState;
  /** The way out without saving. */
  cancel: ReactNode;
}

/** Creates or edits an exercise, on its own page or in a dialog of the WOD form. */
export function ExerciseForm({ state: { form, saving, exerciseId }, cancel }: ExerciseFormProps) {
  return (
    <form ref={saving.element} className={styles.form} onSubmit={saving.submit} noValidate>
      <ExerciseFields form={form} exerciseId={exerciseId} />
      <SaveRefusal saving={saving} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={saving.isSaving}>
          {buttonText(exerciseId !== undefined, saving.isSaving)}
        </Button>
        {cancel}
      </div>
    </form>
  );
}

function buttonText(editing: boolean, saving: boolean): string {
  if (saving) return 'Saving...';
  return editing ? 'Update Exercise' : 'Create Exercise';
}
