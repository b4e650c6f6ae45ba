import { failureText } from '@wod/api-client';
import type { Wod } from '@wod/domain';
import { useRevalidator } from '@wod/platform';
import { useConfirm } from '@wod/ui';
import { useState } from 'react';
import { useAdminApi } from '../admin-api';
import type { Deleted } from './recently-deleted';

type Named = Pick<Wod, 'id' | 'name'>;

/** The outcome of the last removal; `undo` names the WOD that can be restored. */
export interface Removal {
  kind: 'good' | 'bad';
  text: string;
  undo?: Named;
}

/** Deletes WODs after a confirmation, and restores them. Refetches the page's data after each. */
export function useWodRemoval() {
  const api = useAdminApi();
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const [removal, setRemoval] = useState<Removal>();

  return {
    removal,
    dismiss: () => setRemoval(undefined),
    remove: async (wod: Named) => {
      const sure = await confirm({
        title: `Delete “${wod.name}”?`,
        text: 'It leaves the public site at once. You can restore it for 30 days.',
        action: 'Delete',
        danger: true,
      });
      if (!sure) return;
      try {
        await api.deleteWod(wod.id);
        await revalidate();
        setRemoval({ kind: 'good', text: `“${wod.name}” was deleted.`, undo: wod });
      } catch {
        setRemoval({ kind: 'bad', text: 'Failed to delete WOD' });
      }
    },
    restore: async ({ kind, id, name }: Named & Pick<Deleted, 'kind'>) => {
      try {
        await (kind === 'wod' ? api.restoreWod(id) : api.restoreSession(id));
        await revalidate();
        setRemoval({ kind: 'good', text: `“${name}” is back ${kind === 'wod' ? 'in the library' : 'among the training sessions'}.` });
      } catch (error) {
        setRemoval({ kind: 'bad', text: failureText(error, `Failed to restore ${kind === 'wod' ? 'WOD' : 'training session'}`) });
      }
    },
  };
}
