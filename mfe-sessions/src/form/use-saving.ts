import { ApiError, failureText } from '@wod/api-client';
import { draftInput, sessionProblems, type Problem, type TrainingSession } from '@wod/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSessionApi } from '../session-api';
import type { FormState } from './form-state';

interface Refusal {
  message: string;
  /** Set when someone else saved a newer version in the meantime. */
  newer?: TrainingSession;
}

/**
 * Saves the form. What breaks a rule, here or at the server, stands at its field and the first one gets the focus; every
 * other refusal is a sentence. Nothing typed is lost.
 */
export function useSaving(state: FormState, session: TrainingSession | undefined, onSaved: (saved: TrainingSession) => void) {
  const api = useSessionApi();
  const element = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const [refused, setRefused] = useState<{ draft: FormState['draft']; problems: Problem[] }>();

  const problems = attempts === 0 ? [] : sessionProblems(draftInput(state.draft));
  // What the server found holds until the form is changed.
  const all = refused?.draft === state.draft ? [...problems, ...refused.problems] : problems;

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  async function refuse(error: unknown) {
    const details = error instanceof ApiError ? error.details : [];
    const latest = error instanceof ApiError && error.status === 409 && session
      ? await api.getSession(session.id).catch(() => undefined)
      : undefined;
    setRefused({ draft: state.draft, problems: details });
    setRefusal({
      message: failureText(error, 'Failed to save training session'),
      newer: latest && latest.version !== state.version ? latest : undefined,
    });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setRefusal(undefined);
    const input = { ...draftInput(state.draft), version: state.version };
    if (sessionProblems(input).length === 0) {
      setSaving(true);
      try {
        onSaved(await (session ? api.updateSession(session.id, input) : api.createSession(input)));
        return;
      } catch (error) {
        await refuse(error);
      } finally {
        setSaving(false);
      }
    }
    setAttempts((count) => count + 1);
  }

  return {
    element,
    submit,
    saving,
    refusal,
    forgetRefusal: () => setRefusal(undefined),
    /** Which rule a field breaks, by its path on the wire. */
    problemOf: (field: string) => all.find((problem) => problem.field === field)?.message,
  };
}

export type Saving = ReturnType<typeof useSaving>;
