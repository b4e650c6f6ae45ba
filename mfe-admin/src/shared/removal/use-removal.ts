import type { DeletedSession, DeletedWod, Wod } from '@wod/domain';
import { useConfirm } from '@wod/ui';
import { useAdminApi } from '../../admin-api';
import { useAct } from '../undo/use-act';

/** Something deleted that can still be restored. */
export type Deleted = ({ kind: 'wod' } & DeletedWod) | ({ kind: 'session' } & DeletedSession);

/** Deletes WODs and drafts after a confirmation, and restores what was deleted. */
export function useRemoval() {
  const api = useAdminApi();
  const confirm = useConfirm();
  const { act } = useAct();

  const restoredWod = async (id: string) => {
    const { name, publishAt } = await api.restoreWod(id);
    return `“${name}” is back ${publishAt === undefined ? 'in the library' : 'among the drafts'}.`;
  };
  const restoredSession = async (id: string) => {
    const { name } = await api.restoreSession(id);
    return `“${name}” is back among the training sessions.`;
  };

  return {
    /** @param form the one that is open for it: whether it has changes that aren't saved, and how it is left */
    remove: async ({ id, name, publishAt }: Pick<Wod, 'id' | 'name' | 'publishAt'>, form?: { isDirty: boolean; leave: () => Promise<void> }) => {
      const sure = await confirm({
        title: `Delete “${name}”?`,
        text: [
          publishAt === undefined && 'It leaves the public site at once.',
          form?.isDirty ? 'Your unsaved changes are lost. You can restore what was saved for 30 days.' : 'You can restore it for 30 days.',
        ]
          .filter(Boolean)
          .join(' '),
        action: 'Delete',
        danger: true,
      });
      if (!sure) return;
      await act(async () => {
        // Spec 8: in these words, whatever the reason.
        await api.deleteWod(id).catch(() => Promise.reject(new Error()));
        await form?.leave();
        return { text: `“${name}” was deleted.`, undo: () => restoredWod(id) };
      }, 'Failed to delete WOD');
    },
    restore: ({ kind, id }: Pick<Deleted, 'kind' | 'id'>) =>
      kind === 'wod'
        ? act(async () => ({ text: await restoredWod(id) }), 'Failed to restore WOD')
        : act(async () => ({ text: await restoredSession(id) }), 'Failed to restore training session'),
  };
}
