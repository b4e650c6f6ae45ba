import type { Exercise, NamedRow } from '@wod/domain';
import { Field } from '@wod/ui';
import { useState } from 'react';
import { useAdminApi } from '../admin-api';
import { ExercisePicker } from '../shared/exercise-picker/exercise-picker';

export interface ExerciseFilterProps {
  /** What is chosen. */
  value: NamedRow | undefined;
  onChange: (id: string | undefined) => void;
}

type Loading = 'not yet' | 'under way' | 'failed' | Exercise[];

/** Narrows the table to the WODs with an exercise. All exercises are loaded once somebody turns to it. */
export function ExerciseFilter({ value, onChange }: ExerciseFilterProps) {
  const api = useAdminApi();
  const [exercises, setExercises] = useState<Loading>('not yet');
  const load = () => {
    if (exercises !== 'not yet' && exercises !== 'failed') return;
    setExercises('under way');
    api.listExercises().then(setExercises, () => setExercises('failed'));
  };
  return (
    <div onFocus={load}>
      <Field label="Exercise">
        {(field) => (
          <ExercisePicker
            field={field}
            exercises={Array.isArray(exercises) ? exercises : []}
            value={value}
            placeholder="Any exercise"
            nothing={Array.isArray(exercises) ? 'No exercise found' : exercises === 'failed' ? 'Failed to load exercises' : 'Loading exercises…'}
            onChange={onChange}
            onClear={() => onChange(undefined)}
          />
        )}
      </Field>
    </div>
  );
}
