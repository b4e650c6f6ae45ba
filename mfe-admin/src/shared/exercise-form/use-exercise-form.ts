import { exerciseProblems, type Exercise } from '@wod/domain';
import { useForm } from 'react-hook-form';
import { useAdminApi } from '../../admin-api';
import { problemResolver } from '../form/problems';
import { useFormSaving } from '../form/use-form-saving';
import { exerciseDraft, exerciseInput, type ExerciseDraft } from './exercise-draft';

export interface ExerciseFormOptions {
  /** What is being edited; absent while creating. */
  exercise?: Exercise;
  /** The initial name of a new exercise. */
  name?: string;
  onSaved: (exercise: Exercise) => void;
}

const rules = problemResolver<ExerciseDraft>((draft) => exerciseProblems(exerciseInput(draft)));

/** The state of an exercise form, and saving it. */
export function useExerciseForm({ exercise, name, onSaved }: ExerciseFormOptions) {
  const api = useAdminApi();
  const form = useForm<ExerciseDraft>({
    defaultValues: exerciseDraft(exercise ?? { name }),
    resolver: rules,
    shouldFocusError: false,
  });
  const create = (draft: ExerciseDraft) => api.createExercise(exerciseInput(draft));
  const saving = useFormSaving<ExerciseDraft, Exercise>(form, {
    edited: exercise,
    latest: exercise && (() => api.getExercise(exercise.id)),
    toDraft: exerciseDraft,
    save: (draft, version) => (exercise ? api.updateExercise(exercise.id, { ...exerciseInput(draft), version }) : create(draft)),
    asNew: exercise && { label: 'Save as a new exercise', send: create },
    onSaved,
    fallback: 'Failed to save exercise',
  });
  return { form, saving, exerciseId: exercise?.id };
}

export type ExerciseFormState = ReturnType<typeof useExerciseForm>;
