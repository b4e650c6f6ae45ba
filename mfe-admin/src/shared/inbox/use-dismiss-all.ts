import { failureText } from '@wod/api-client';
import { type InboxKind, plural } from '@wod/domain';
import { useRevalidator } from '@wod/platform';
import { useConfirm } from '@wod/ui';
import { useAdminApi } from '../../admin-api';
import { useUndo } from '../undo/use-undo';
import { INBOX_FACTS } from './inbox-facts';

/** Dismisses everything of a kind after asking, or what a search finds of it; one Undo takes it back. */
export function useDismissAll() {
  const api = useAdminApi();
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const { say } = useUndo();
  return async (kind: InboxKind, total: number, search?: string) => {
    const text = `“${INBOX_FACTS[kind].title}”${search === undefined ? '' : `, found by “${search}”`}: they are not listed and not counted any more. They can be brought back.`;
    if (!(await confirm({ title: `Dismiss ${plural(total, 'finding')}?`, text, action: 'Dismiss all' }))) return;
    try {
      const { dismissed, at } = await api.dismissAllFindings(kind, { search });
      await revalidate();
      say({
        kind: 'good',
        text: `${plural(dismissed, 'finding')} ${dismissed === 1 ? 'was' : 'were'} dismissed.`,
        undo: async () => {
          await api.bringBackAllFindings(kind, at);
          return `${plural(dismissed, 'finding')} ${dismissed === 1 ? 'was' : 'were'} brought back.`;
        },
      });
    } catch (error) {
      say({ kind: 'bad', text: failureText(error, 'Failed to dismiss') });
    }
  };
}
