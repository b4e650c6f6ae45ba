import type { Wod } from '@wod/domain';
import { useConfirm } from '@wod/ui';
import { useAdminApi } from '../admin-api';
import { useAct } from '../shared/undo/use-act';
import type { Deleted } from './recently-deleted';

type Named = Pick<Wod, 'id' | 'name'>;

/** Deletes WODs after a confirmation, and restores what was deleted. */
export function useWodRemoval() {
  const api = useAdminApi();
  const confirm = useConfirm();
  const { act } = useAct();

  const restored = async ({ kind, id, name }: Named & Pick<Deleted, 'kind'>) => {
    await (kind === 'wod' ? api.restoreWod(id) : api.restoreSession(id));
    return `“${name}” is back ${kind === 'wod' ? 'in the library' : 'among the training sessions'}.`;
  };

  return {
    remove: async ({ id, name }: Named) => {
      const sure = await confirm({
        title: `Delete “${name}”?`,
        text: 'It leaves the public site at once. You can restore it for 30 days.',
        action: 'Delete',
        danger: true,
      });
      if (!sure) return;
      await act(async () => {
        // Spec 8: in these words, whatever the reason.
        await api.deleteWod(id).catch(() => Promise.reject(new Error()));
        return { text: `“${name}” was deleted.`, undo: () => restored({ kind: 'wod', id, name }) };
      }, 'Failed to delete WOD');
    },
    restore: (one: Named & Pick<Deleted, 'kind'>) =>
      act(async () => ({ text: await restored(one) }), `Failed to restore ${one.kind === 'wod' ? 'WOD' : 'training session'}`),
  };
}
