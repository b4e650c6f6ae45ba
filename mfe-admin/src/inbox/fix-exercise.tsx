import type { Exercise } from '@wod/domain';
import { Button } from '@wod/ui';
import { useEffect, useRef } from 'react';
import { ExerciseForm } from '../shared/exercise-form/exercise-form';
import { useExerciseForm } from '../shared/exercise-form/use-exercise-form';
import styles from './inbox.module.css';

export interface FixExerciseProps {
  exercise: Exercise;
  onSaved: (exercise: Exercise) => void;
  onCancel: () => void;
}

/** The form of an exercise in its place in the list. */
export function FixExercise({ exercise, onSaved, onCancel }: FixExerciseProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place} className={styles.fix} role="group" aria-label={`Fix ${exercise.name}`}>
      <ExerciseForm state={useExerciseForm({ exercise, onSaved })} cancel={<Button onClick={onCancel}>Cancel</Button>} />
    </div>
  );
}
