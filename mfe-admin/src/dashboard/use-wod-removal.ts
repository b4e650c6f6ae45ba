import type { DeletedWod, Wod } from '@wod/domain';
import { useRevalidator } from '@wod/platform';
import { useState } from 'react';
import { useAdminApi } from '../admin-api';
import { useConfirm } from '../confirm/confirm';
import { failureText } from '../failure-text';

type Named = Pick<Wod | DeletedWod, 'id' | 'name'>;

/** What became of the last removal; `undo` names the WOD that can be brought back. */
export interface Removal {
  kind: 'good' | 'bad';
  text: string;
  undo?: Named;
}

/** Deletes WODs after a confirmation, and brings them back. The page's data is fetched anew after each. */
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
    restore: async (wod: Named) => {
      try {
        await api.restoreWod(wod.id);
        await revalidate();
        setRemoval({ kind: 'good', text: `“${wod.name}” is back in the library.` });
      } catch (error) {
        setRemoval({ kind: 'bad', text: failureText(error, 'Failed to restore WOD') });
      }
    },
  };
}
