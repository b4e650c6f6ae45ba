import { ApiError, failureText } from '@wod/api-client';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showProblems } from './problems';

interface Versioned {
  version?: number;
}

export interface SaveOptions<Draft, Saved extends Versioned> {
  /** What is being edited; absent while creating. */
  edited: Saved | undefined;
  /** The edited thing as it is now, asked when the server reports a conflict. */
  latest?: () => Promise<Saved>;
  toDraft: (saved: Saved) => Draft;
  save: (draft: Draft, version: number | undefined) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** The words for a failure that the server has no sentence for. */
  fallback: string;
}

/**
 * Saves a form. What breaks a rule, here or at the server, stands at its field and the first one gets the focus; every other
 * refusal is a sentence. An edit that began from an older version keeps everything typed and offers the newer one.
 */
export function useSave<Draft extends FieldValues, Saved extends Versioned>(
  form: UseFormReturn<Draft>,
  { edited, latest, toDraft, save, onSaved, fallback }: SaveOptions<Draft, Saved>,
) {
  const [version, setVersion] = useState(edited?.version);
  const [message, setMessage] = useState<string>();
  const [newer, setNewer] = useState<Saved>();
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const { isSubmitting } = form.formState;

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  async function newerVersion(error: ApiError): Promise<Saved | undefined> {
    if (error.status !== 409 || !latest) return undefined;
    const now = await latest().catch(() => undefined);
    return now && now.version !== version ? now : undefined;
  }

  async function refuse(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    showProblems(form.setError, error.details);
    setNewer(await newerVersion(error));
    setMessage(failureText(error, fallback));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    setMessage(undefined);
    setNewer(undefined);
    await form.handleSubmit(async (draft) => save(draft, version).then(onSaved, refuse))();
    setAttempts((count) => count + 1);
  }

  function beginFrom(next: number | undefined) {
    setVersion(next);
    setNewer(undefined);
    setMessage(undefined);
  }

  return {
    element,
    submit,
    isSubmitting,
    /** The version that the edit began from. */
    version,
    beginFrom,
    /** Why it was not saved. */
    message,
    /** Set when someone else saved a newer version in the meantime. */
    stale: newer && {
      keepEditing: () => beginFrom(newer.version),
      loadNewer: () => {
        form.reset(toDraft(newer));
        beginFrom(newer.version);
      },
    },
  };
}

export type Saving = ReturnType<typeof useSave>;
