import { ApiError, failureText } from '@wod/api-client';
import { type UndoResult, undoText } from '@wod/domain';
import { useRevalidator } from '@wod/platform';
import { useAdminApi } from '../../admin-api';
import { type Outcome, useOutcomes } from './outcomes';

/**
 * Says the outcome of an act above the page, also of the next one. With a way back it can be undone, which refetches the data of the
 * page that is open then. An undo that failed can be tried again, unless it was refused.
 */
export function useUndo() {
  const api = useAdminApi();
  const outcomes = useOutcomes();
  const { revalidate } = useRevalidator();
  return {
    say: (outcome: Outcome | undefined) => outcomes.say(outcome),
    undo: async ({ stepId, undo }: Pick<Outcome, 'stepId' | 'undo'>) => {
      try {
        const outcome: Outcome = stepId === undefined ? { kind: 'good', text: (await undo?.()) ?? '' } : stepOutcome(await api.undoStep(stepId));
        await revalidate();
        outcomes.say(outcome);
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        const isRefused = status >= 400 && status < 500;
        // A part of it may be back.
        if (status > 0) await revalidate();
        outcomes.say({ kind: 'bad', text: failureText(error, 'Failed to undo'), ...(!isRefused && { stepId, undo }) });
      }
    },
  };
}

const stepOutcome = (result: UndoResult): Outcome => ({ kind: result.undone > 0 ? 'good' : 'bad', text: undoText(result) });
