import { ApiError, failureText } from '@wod/api-client';
import type { Exercise, Problem } from '@wod/domain';
import { useRevalidator } from '@wod/platform';
import { useConfirm } from '@wod/ui';
import { useState } from 'react';
import { useAdminApi } from '../admin-api';
import { useUndo } from '../shared/undo/use-undo';

/** Why an exercise was not deleted. */
export interface DeleteRefusal {
  exercise: Exercise;
  message: string;
  /** the WODs that use it: their ids and names */
  users: Problem[];
}

/** Deletes an exercise after a confirmation, and offers to undo it; a refusal by the server is kept until it is dismissed. */
export function useDeleteExercise() {
  const api = useAdminApi();
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const { say } = useUndo();
  const [refusal, setRefusal] = useState<DeleteRefusal>();

  async function remove(exercise: Exercise) {
    const { id, name } = exercise;
    const text = `Are you sure you want to delete "${name}"? Undo brings it back.`;
    if (!(await confirm({ title: 'Delete exercise?', text, action: 'Delete', danger: true }))) return;
    try {
      await api.deleteExercise(id);
    } catch (error) {
      const users = error instanceof ApiError ? [...error.details] : [];
      return setRefusal({ exercise, message: failureText(error, 'Failed to delete exercise'), users });
    }
    await revalidate();
    const undo = async () => {
      await api.restoreExercise(id);
      return `“${name}” is back in the library.`;
    };
    say({ kind: 'good', text: `“${name}” was deleted.`, undo });
  }

  return { remove, refusal, dismiss: () => setRefusal(undefined) };
}
