import { type InboxKind, plural } from '@wod/domain';
import { useConfirm } from '@wod/ui';
import { useAdminApi } from '../../admin-api';
import { useAct } from '../undo/use-act';
import { INBOX_FACTS } from './inbox-facts';

/** Dismisses everything of a kind after asking, or what a search finds of it; one Undo takes it back. */
export function useDismissAll() {
  const api = useAdminApi();
  const confirm = useConfirm();
  const { busy, act } = useAct();
  const dismissAll = async (kind: InboxKind, total: number, search?: string) => {
    const text = `“${INBOX_FACTS[kind].title}”${search === undefined ? '' : `, found by “${search}”`}: they are not listed and not counted any more. They can be brought back.`;
    if (!(await confirm({ title: `Dismiss ${plural(total, 'finding')}?`, text, action: 'Dismiss all' }))) return;
    await act(async () => {
      const { dismissed, at } = await api.dismissAllFindings(kind, { search });
      return {
        text: `${plural(dismissed, 'finding')} ${dismissed === 1 ? 'was' : 'were'} dismissed.`,
        undo: async () => {
          await api.bringBackAllFindings(kind, at);
          return `${plural(dismissed, 'finding')} ${dismissed === 1 ? 'was' : 'were'} brought back.`;
        },
      };
    }, 'Failed to dismiss');
  };
  return { busy, dismissAll };
}
