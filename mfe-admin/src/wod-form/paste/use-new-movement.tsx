import type { Exercise, PasteAnswers } from '@wod/domain';
import { useState } from 'react';
import { NewExerciseDialog } from '../new-exercise-dialog';
import { withExercise } from './answers';

export interface NewMovementOptions {
  answers: PasteAnswers;
  onAnswer: (answers: PasteAnswers) => void;
  /** Called with the exercise that was created. */
  learn: (exercises: Exercise[]) => void;
}

/** Creates an exercise for words that none in the library stands for, and answers that they mean it. */
export function useNewMovement({ answers, onAnswer, learn }: NewMovementOptions) {
  const [wanted, setWanted] = useState<{ key: string; name: string }>();
  const dialog = (
    <NewExerciseDialog
      name={wanted?.name}
      onCancel={() => setWanted(undefined)}
      onSaved={(exercise) => {
        learn([exercise]);
        if (wanted) onAnswer(withExercise(answers, wanted.key, exercise.id));
        setWanted(undefined);
      }}
    />
  );
  return { dialog, create: (key: string, name: string) => setWanted({ key, name }) };
}
