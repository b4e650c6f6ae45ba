import { ApiError, failureText } from '@wod/api-client';
import type { Exercise, Problem } from '@wod/domain';
import { useRevalidator } from '@wod/platform';
import { useConfirm } from '@wod/ui';
import { useState } from 'react';
import { useAdminApi } from '../admin-api';

/** Why an exercise was not deleted. */
export interface DeleteRefusal {
  exercise: Exercise;
  message: string;
  /** the WODs that use it: their ids and names */
  users: Problem[];
}

/** Deletes an exercise after a confirmation; a refusal by the server is kept until it is dismissed. */
export function useDeleteExercise(onDeleted: (name: string) => void) {
  const api = useAdminApi();
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<DeleteRefusal>();

  async function remove(exercise: Exercise) {
    const { id, name } = exercise;
    const text = `Are you sure you want to delete "${name}"? This action cannot be undone.`;
    if (!(await confirm({ title: 'Delete exercise?', text, action: 'Delete', danger: true }))) return;
    try {
      await api.deleteExercise(id);
    } catch (error) {
      const users = error instanceof ApiError ? [...error.details] : [];
      return setRefusal({ exercise, message: failureText(error, 'Failed to delete exercise'), users });
    }
    await revalidate();
    onDeleted(name);
  }

  return { remove, refusal, dismiss: () => setRefusal(undefined) };
}
