import { type InboxItem, type InboxKind, plural } from '@wod/domain';
import { useAdminApi } from '../admin-api';
import { useDismissAll } from '../shared/inbox/use-dismiss-all';
import { useAct } from '../shared/undo/use-act';

/** What can be done with findings. */
export function useInboxActs(kind: InboxKind) {
  const api = useAdminApi();
  const { busy, act } = useAct();
  const all = useDismissAll();

  const whatOf = (items: readonly InboxItem[]) => (items.length === 1 && items[0] ? `“${items[0].name}”` : plural(items.length, 'finding'));
  const were = (items: readonly InboxItem[]) => (items.length === 1 ? 'was' : 'were');
  const keysOf = (items: readonly InboxItem[]) => items.map(({ key }) => key);
  const bringBack = async (items: readonly InboxItem[]) => {
    await api.bringBackFindings(kind, keysOf(items));
    return `${whatOf(items)} ${were(items)} brought back.`;
  };
  return {
    busy: busy || all.busy,
    dismiss: (items: readonly InboxItem[]) =>
      act(async () => {
        await api.dismissFindings(kind, keysOf(items));
        return { text: `${whatOf(items)} ${were(items)} dismissed. Dismissed ones can be brought back below.`, undo: () => bringBack(items) };
      }, 'Failed to dismiss'),
    /** @param total how many there are, with the search */
    dismissAll: (total: number, search: string | undefined) => all.dismissAll(kind, total, search),
    bringBack: (items: readonly InboxItem[]) => act(async () => ({ text: await bringBack(items) }), 'Failed to bring back'),
    review: (items: readonly InboxItem[]) =>
      act(async () => {
        const { done, stepId } = await api.bulk({ act: 'review', subject: 'exercise', ids: items.map(({ id }) => id) });
        return {
          text: done === 1 && items.length === 1 ? `“${items[0]?.name}” was marked as reviewed.` : `${plural(done, 'exercise')} marked as reviewed.`,
          stepId,
        };
      }, 'Failed to mark as reviewed'),
  };
}

export type InboxActs = ReturnType<typeof useInboxActs>;
