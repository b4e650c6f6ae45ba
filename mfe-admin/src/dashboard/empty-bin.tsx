import { Button, IconButton, useConfirm } from '@wod/ui';
import { Trash2 } from 'lucide-react';
import { useAdminApi } from '../admin-api';
import type { Deleted } from '../shared/removal/use-removal';
import { useAct } from '../shared/undo/use-act';
import { countText, emptiedText } from './bin-text';
import type { BinCounts } from './dashboard-loader';

/** Empties the bin for good after asking. */
export function EmptyBin({ counts: { wods, sessions } }: { counts: BinCounts }) {
  const api = useAdminApi();
  const removing = useRemoving('Failed to empty the bin');
  const ask = {
    title: 'Empty the bin?',
    text: `${countText(wods, sessions)} will be removed for good, which cannot be undone. A WOD that a training session still shows stays.`,
    action: 'Remove for good',
  };
  const empty = () =>
    removing(ask, async () => {
      // A deleted session still shows its WODs, so it goes first.
      const emptied = await api.emptyDeletedSessions();
      return emptiedText(await api.emptyDeletedWods(), emptied);
    });
  return <Button onClick={() => void empty()}>Empty the bin</Button>;
}

/** Removes one deleted WOD or training session for good after asking. */
export function RemoveForGood({ one: { kind, id, name } }: { one: Deleted }) {
  const api = useAdminApi();
  const removing = useRemoving(`Failed to remove ${kind === 'wod' ? 'WOD' : 'training session'}`);
  const remove = () =>
    removing({ title: `Remove “${name}” for good?`, text: 'This cannot be undone.', action: 'Remove for good' }, async () => {
      await (kind === 'wod' ? api.removeWod(id) : api.removeSession(id));
      return `“${name}” was removed for good.`;
    });
  return (
    <IconButton label={`Remove ${name} for good`} onPress={() => void remove()}>
      <Trash2 aria-hidden="true" />
    </IconButton>
  );
}

/** Asks before it removes something. */
function useRemoving(failed: string) {
  const confirm = useConfirm();
  const { act } = useAct();
  return async (ask: { title: string; text: string; action: string }, remove: () => Promise<string>) => {
    if (await confirm({ ...ask, danger: true })) await act(async () => ({ text: await remove() }), failed);
  };
}
