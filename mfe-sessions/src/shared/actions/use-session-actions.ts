import { failureWithReason } from '@wod/api-client';
import { draftInput, draftOf, duplicateOf, type TrainingSession } from '@wod/domain';
import { useNavigate, useRevalidator } from '@wod/platform';
import { useConfirm } from '@wod/ui';
import { useState } from 'react';
import { paths } from '../../paths';
import { useSessionApi } from '../../session-api';

/** Save as Template, Duplicate and Delete, one at a time; a failure is told in the words of spec 8. */
export function useSessionActions(session: TrainingSession) {
  const api = useSessionApi();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [said, setSaid] = useState('');

  async function attempt(action: () => Promise<void>, words: string) {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    setSaid('');
    try {
      await action();
    } catch (error) {
      setFailure(failureWithReason(error, words));
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    failure,
    /** What came of it, where the screen shows it but a screen reader wouldn't say so. */
    said,
    dismiss: () => setFailure(undefined),

    saveAsTemplate: () =>
      attempt(async () => {
        await api.updateSession(session.id, { ...draftInput({ ...draftOf(session), isTemplate: true }), version: session.version });
        await revalidator.revalidate();
        setSaid(`“${session.name}” is a template now.`);
      }, 'Failed to save as template'),

    duplicate: () =>
      attempt(async () => {
        const { id } = await api.createSession(duplicateOf(session));
        await navigate(paths.session(id));
      }, 'Failed to duplicate session'),

    async remove() {
      if (busy) return;
      const sure = await confirm({
        title: 'Delete Training Session?',
        text: `Are you sure you want to delete "${session.name}"? This action cannot be undone.`,
        note: 'The list will still offer Undo, and the admin can restore it for 30 days.',
        action: 'Delete',
        danger: true,
      });
      if (!sure) return;
      await attempt(async () => {
        await api.deleteSession(session.id);
        await navigate(paths.sessions(), { state: { news: { done: 'deleted', id: session.id, name: session.name } } });
      }, 'Failed to delete training session');
    },
  };
}
