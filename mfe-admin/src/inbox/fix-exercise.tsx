import type { Exercise } from '@wod/domain';
import { Button, Dialog, LEAVE_QUESTION, useConfirm } from '@wod/ui';
import { exerciseDraft } from '../shared/exercise-form/exercise-draft';
import { ExerciseForm } from '../shared/exercise-form/exercise-form';
import { useExerciseForm } from '../shared/exercise-form/use-exercise-form';
import { RestoredNotice } from '../shared/form/restored-notice';
import { useFormGuard } from '../shared/form/use-form-guard';

export interface FixExerciseProps {
  exercise: Exercise;
  onSaved: (exercise: Exercise) => void;
  onCancel: () => void;
}

/** The form of an exercise above the list. As on its own page, what was typed is given up only after asking. */
export function FixExercise({ exercise, onSaved, onCancel }: FixExerciseProps) {
  const confirm = useConfirm();
  const state = useExerciseForm({
    exercise,
    onSaved: (saved) => {
      guard.letPass();
      onSaved(saved);
    },
  });
  const { form, saving } = state;
  const guard = useFormGuard(form, saving, { form: `#${exercise.id}`, complete: (kept) => ({ ...exerciseDraft(), ...kept }) });
  const leave = async () => {
    if (form.formState.isDirty && !(await confirm(LEAVE_QUESTION))) return;
    guard.letPass();
    onCancel();
  };
  return (
    <Dialog open title={`Fix ${exercise.name}`} onCancel={() => void leave()}>
      <RestoredNotice guard={guard} />
      <ExerciseForm state={state} cancel={<Button onClick={() => void leave()}>Cancel</Button>} />
    </Dialog>
  );
}
