import { failureText } from '@wod/api-client';
import type { Wod } from '@wod/domain';
import { useRevalidator } from '@wod/platform';
import { useConfirm } from '@wod/ui';
import { useAdminApi } from '../admin-api';
import { useUndo } from '../shared/undo/use-undo';
import type { Deleted } from './recently-deleted';

type Named = Pick<Wod, 'id' | 'name'>;

/** Deletes WODs after a confirmation, and restores what was deleted. Refetches the page's data after each, and says what came of it. */
export function useWodRemoval() {
  const api = useAdminApi();
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const { say } = useUndo();

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
      try {
        await api.deleteWod(id);
        await revalidate();
        say({ kind: 'good', text: `“${name}” was deleted.`, undo: () => restored({ kind: 'wod', id, name }) });
      } catch {
        say({ kind: 'bad', text: 'Failed to delete WOD' });
      }
    },
    restore: async (one: Named & Pick<Deleted, 'kind'>) => {
      try {
        const text = await restored(one);
        await revalidate();
        say({ kind: 'good', text });
      } catch (error) {
        say({ kind: 'bad', text: failureText(error, `Failed to restore ${one.kind === 'wod' ? 'WOD' : 'training session'}`) });
      }
    },
  };
}
