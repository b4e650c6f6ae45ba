import { failureText } from '@wod/api-client';
import { draftInput } from '@wod/domain';
import { useNavigate } from '@wod/platform';
import { Button } from '@wod/ui';
import { useEffect, useState } from 'react';
import { paths } from '../paths';
import { usePlanner } from '../planner';
import { useSessionApi } from '../session-api';
import { draftPlace } from './draft-place';
import type { FormState } from './form-state';

/** What was typed in a session and is still kept. Only the browser knows, and the form that was here a moment ago keeps it as it goes. */
export function useKeptDraft(sessionId: string) {
  const [place] = useState(() => draftPlace(sessionId));
  const [found, setFound] = useState<FormState>();
  useEffect(() => setFound(place.read()), [place]);
  return found && { ...found, forget: place.forget };
}

export type KeptDraft = NonNullable<ReturnType<typeof useKeptDraft>>;

/** The way out for what was typed in a session that can't be edited here any more. */
export function SaveDraft({ kept: { draft, forget } }: { kept: KeptDraft }) {
  const api = useSessionApi();
  const { mayCreate } = usePlanner();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!mayCreate) return null;

  async function save() {
    if (isSaving) return;
    setSaving(true);
    setFailure(undefined);
    try {
      const { id, name } = await api.createSession(draftInput(draft));
      forget();
      await navigate(paths.sessions(), { state: { news: { done: 'saved', id, name } } });
    } catch (error) {
      setFailure(failureText(error, 'Failed to save training session'));
      setSaving(false);
    }
  }

  return (
    <>
      <Button variant="primary" aria-disabled={isSaving || undefined} onClick={() => void save()}>
        {isSaving ? 'Saving...' : 'Save what you typed as a new session'}
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
