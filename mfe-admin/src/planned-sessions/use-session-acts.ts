import { LIMITS, plural, type TransferFormat } from '@wod/domain';
import { useConfirm } from '@wod/ui';
import { useAdminApi } from '../admin-api';
import { useSaveFile } from '../shared/export/use-save-file';
import { useAct } from '../shared/undo/use-act';

const sessions = (count: number) => plural(count, 'session');

/** Deletes sessions after a confirmation, which can be undone; saves them as a file. */
export function useSessionActs() {
  const api = useAdminApi();
  const confirm = useConfirm();
  const { busy, act } = useAct();
  const { isSaving, save } = useSaveFile();

  async function remove(title: string, text: string, call: () => Promise<{ deleted: string[] }>) {
    if (!(await confirm({ title, text: `${text} You can restore them for 30 days.`, action: 'Delete', danger: true }))) return;
    await act(async () => {
      const { deleted } = await call();
      return { text: `${sessions(deleted.length)} deleted.`, undo: deleted.length > 0 ? restoring(deleted) : undefined };
    }, 'Failed to delete the sessions');
  }

  /** Restores them in as many calls as the api requires; after a failure it goes on with the rest. */
  function restoring(ids: string[]) {
    let rest = ids;
    let back = 0;
    return async () => {
      while (rest.length > 0) {
        const { restored } = await api.restorePlannedSessions(rest.slice(0, LIMITS.sessionIdsMax));
        rest = rest.slice(LIMITS.sessionIdsMax);
        back += restored.length;
      }
      return back === ids.length ? `${sessions(back)} restored.` : `${back} of ${sessions(ids.length)} restored.`;
    };
  }

  return {
    /** Whether something is being done. */
    busy: busy || isSaving,
    removeAll: (ids: string[]) =>
      remove(`Delete ${sessions(ids.length)}?`, 'They leave the public site at once.', () => api.deletePlannedSessions(ids)),
    removeBrowser: (browser: string, count: number) =>
      remove('Delete everything from this browser?', `${sessions(count)} that browser ${browser} has planned leave the public site at once.`, () =>
        api.deleteSessionsOfBrowser(browser),
      ),
    /** Saves them as a file. */
    save: (ids: string[], format: TransferFormat) => save('training-sessions', format, api.exportSessions({ ids, format })),
  };
}

export type SessionActs = ReturnType<typeof useSessionActs>;
