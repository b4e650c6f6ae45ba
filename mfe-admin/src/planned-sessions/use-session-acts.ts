import { failureText } from '@wod/api-client';
import { LIMITS, plural, type TransferFormat } from '@wod/domain';
import { useRevalidator } from '@wod/platform';
import { useConfirm } from '@wod/ui';
import { useState } from 'react';
import { useAdminApi } from '../admin-api';
import { saveExport } from '../shared/export/save-export';

/** The outcome of the last act; `undo` holds the ids of the sessions that can be restored. */
export interface Removal {
  kind: 'good' | 'bad';
  text: string;
  undo?: string[];
}

const sessions = (count: number) => plural(count, 'session');

/** Deletes sessions after a confirmation, restores them, and refetches the list after each; saves them as a file. */
export function useSessionActs() {
  const api = useAdminApi();
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const [removal, setRemoval] = useState<Removal>();
  const [busy, setBusy] = useState(false);

  async function remove(title: string, text: string, call: () => Promise<{ deleted: string[] }>) {
    if (!(await confirm({ title, text: `${text} You can restore them for 30 days.`, action: 'Delete', danger: true }))) return;
    setBusy(true);
    try {
      const { deleted } = await call();
      await revalidate();
      setRemoval({ kind: 'good', text: `${sessions(deleted.length)} deleted.`, ...(deleted.length > 0 && { undo: deleted }) });
    } catch (error) {
      setRemoval({ kind: 'bad', text: failureText(error, 'Failed to delete the sessions') });
    } finally {
      setBusy(false);
    }
  }

  /** In as many calls as the api requires; after a failure the rest can still be restored. */
  async function restore(ids: string[]) {
    setBusy(true);
    let rest = ids;
    let back = 0;
    try {
      while (rest.length > 0) {
        const { restored } = await api.restorePlannedSessions(rest.slice(0, LIMITS.sessionIdsMax));
        rest = rest.slice(LIMITS.sessionIdsMax);
        back += restored.length;
      }
      setRemoval({ kind: 'good', text: back === ids.length ? `${sessions(back)} restored.` : `${back} of ${sessions(ids.length)} restored.` });
    } catch (error) {
      setRemoval({ kind: 'bad', text: failureText(error, 'Failed to restore the sessions'), undo: rest });
    }
    await revalidate();
    setBusy(false);
  }

  return {
    removal,
    /** Whether something is being done. */
    busy,
    dismiss: () => setRemoval(undefined),
    removeAll: (ids: string[]) =>
      remove(`Delete ${sessions(ids.length)}?`, 'They leave the public site at once.', () => api.deletePlannedSessions(ids)),
    removeBrowser: (browser: string, count: number) =>
      remove(
        'Delete everything from this browser?',
        `${sessions(count)} that browser ${browser} has planned leave the public site at once.`,
        () => api.deleteSessionsOfBrowser(browser),
      ),
    restore,
    /** Saves them as a file. */
    async save(ids: string[], format: TransferFormat) {
      setBusy(true);
      await saveExport('training-sessions', format, api.exportSessions({ ids, format }))
        .catch((error: unknown) => setRemoval({ kind: 'bad', text: failureText(error, 'Export failed') }));
      setBusy(false);
    },
  };
}

export type SessionActs = ReturnType<typeof useSessionActs>;
