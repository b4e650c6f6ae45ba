import type { Exercise } from '@wod/domain';
import { Button, Dialog } from '@wod/ui';
import { ExerciseForm } from '../shared/exercise-form/exercise-form';
import { useExerciseForm } from '../shared/exercise-form/use-exercise-form';

export interface NewExerciseDialogProps {
  /** The typed name; the dialog is open while there is one. */
  name: string | undefined;
  onSaved: (exercise: Exercise) => void;
  onCancel: () => void;
}

/** Creates an exercise without leaving the WOD form. */
export function NewExerciseDialog({ name, onSaved, onCancel }: NewExerciseDialogProps) {
  return (
    <Dialog open={name !== undefined} title="Create New Exercise" onCancel={onCancel}>
      {name !== undefined && <NewExercise name={name} onSaved={onSaved} onCancel={onCancel} />}
    </Dialog>
  );
}

function NewExercise({ name, onSaved, onCancel }: NewExerciseDialogProps) {
  return <ExerciseForm state={useExerciseForm({ name, onSaved })} cancel={<Button onClick={onCancel}>Cancel</Button>} />;
}
