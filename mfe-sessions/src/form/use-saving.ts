import { draftInput, sessionProblems, type Problem, type SessionDraft, type TrainingSession, type TrainingSessionInput } from '@wod/domain';
import { useSave } from '@wod/forms';
import { useState } from 'react';
import { usePlanner } from '../planner';
import { useSessionApi } from '../session-api';
import type { SessionFormState } from './use-session-form';

/** Saves the form, and knows which rules it breaks. */
export function useSaving(form: SessionFormState, session: TrainingSession | undefined, onSaved: (saved: TrainingSession) => void) {
  const api = useSessionApi();
  const { mayCreate } = usePlanner();
  const { draft, version } = form.state;
  const [refused, setRefused] = useState<{ draft: SessionDraft; problems: Problem[] }>();

  const saving = useSave<TrainingSessionInput, TrainingSession>({
    ifValid: async (save) => {
      const input = { ...draftInput(draft), version };
      if (sessionProblems(input).length === 0) await save(input);
    },
    send: (input) => (session ? api.updateSession(session.id, input) : api.createSession(input)),
    asNew:
      session && mayCreate ? { label: 'Save as a new session', send: (input) => api.createSession({ ...input, version: undefined }) } : undefined,
    version,
    latest: session && (() => api.getSession(session.id)),
    showProblems: (problems) => setRefused({ draft, problems }),
    keepOver: form.keepOver,
    loadNewer: form.loadNewer,
    onSaved,
    fallback: 'Failed to save training session',
  });

  const problems = saving.tried ? sessionProblems(draftInput(draft)) : [];
  // Problems found by the server apply until the form is changed.
  const all = refused?.draft === draft ? [...problems, ...refused.problems] : problems;
  return {
    ...saving,
    /** The rule a field breaks, by its path on the wire. */
    problemOf: (field: string) => all.find((problem) => problem.field === field)?.message,
  };
}
