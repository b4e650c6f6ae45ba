import type { EmbeddedExercise } from '@wod/domain';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAdminApi } from '../admin-api';
import type { KnownExercises, WodDraft } from './wod-draft';

/** What was typed before may name exercises that were merged since: its entries go on to those that they became. */
export function useMergedExercises(
  { getValues, setValue }: UseFormReturn<WodDraft>,
  known: KnownExercises,
  learn: (more: readonly EmbeddedExercise[]) => void,
) {
  const api = useAdminApi();
  const goOn = useEffectEvent((signal: AbortSignal) => {
    const ids = new Set(getValues('exercises').map(({ exerciseId }) => exerciseId));
    for (const id of ids) {
      if (id === '' || known.has(id)) continue;
      // One that is gone for good is named when the form is saved.
      api.getExercise(id, signal).then(
        (exercise) => became(id, exercise),
        () => undefined,
      );
    }
  });
  const became = (id: string, exercise: EmbeddedExercise) => {
    learn([exercise]);
    getValues('exercises').forEach(({ exerciseId }, at) => {
      if (exerciseId === id) setValue(`exercises.${at}.exerciseId`, exercise.id, { shouldDirty: true });
    });
  };
  useEffect(() => {
    const abort = new AbortController();
    goOn(abort.signal);
    return () => abort.abort();
  }, []);
}
