import { ApiError } from '@wod/api-client';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

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
    for (const problem of error.details.toReversed()) {
      form.setError(problem.field as FieldPath<Draft>, { type: 'server', message: problem.message });
    }
    setNewer(await newerVersion(error));
    setMessage(error.fromServer ? error.message : fallback);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    setMessage(undefined);
    setNewer(undefined);
    await form.handleSubmit(async (draft) => save(draft, version).then(onSaved, refuse))();
    setAttempts((count) => count + 1);
  }

  function goOnFrom(saved: Saved) {
    setVersion(saved.version);
    setNewer(undefined);
    setMessage(undefined);
  }

  return {
    element,
    submit,
    isSubmitting,
    /** Why it was not saved. */
    message,
    /** Set when someone else saved a newer version in the meantime. */
    stale: newer && {
      keepEditing: () => goOnFrom(newer),
      loadNewer: () => {
        form.reset(toDraft(newer));
        goOnFrom(newer);
      },
    },
  };
}

export type Saving = ReturnType<typeof useSave>;
