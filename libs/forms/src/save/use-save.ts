import { ApiError, failureText } from '@wod/api-client';
import type { Problem } from '@wod/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';

/** What is edited may have a version, by which the server recognises a stale edit. */
export interface Versioned {
  version?: number;
}

export interface SaveOptions<Draft, Saved extends Versioned> {
  /** Hands what the form holds to `save`, unless it breaks a rule: then that is shown at its field. */
  ifValid: (save: (draft: Draft) => Promise<void>) => Promise<void>;
  send: (draft: Draft) => Promise<Saved>;
  /** Sends it as something new, which is offered where what is edited is gone or may no longer be changed; absent while creating. */
  asNew?: { label: string; send: (draft: Draft) => Promise<Saved> };
  /** The version that the edit began from; absent while creating. */
  version: number | undefined;
  /** The edited thing as it is now, fetched when the server reports a conflict; absent while creating. */
  latest?: () => Promise<Saved>;
  /** Shows what the server found at the fields. */
  showProblems: (problems: Problem[]) => void;
  /** Goes on with what is typed, as if the edit had begun from the newer version. */
  keepOver: (newer: Saved) => void;
  /** Replaces what is typed with the newer version. */
  loadNewer: (newer: Saved) => void;
  /** Leaves the form: until it is gone, it counts as being saved. */
  onSaved: (saved: Saved) => void;
  /** The message for a failure that the server has no sentence for. */
  fallback: string;
}

/** Forbidden, or not found. */
const LOST: readonly number[] = [403, 404];

/**
 * Saves a form, only once however often it is asked to; while it is being saved, nothing in it can be changed. Problems found here or by the
 * server are shown at their fields and the first gets the focus; every other refusal is a sentence, which gets it instead. An edit that
 * began from an older version keeps everything typed and offers the newer one; one of something that can't be saved any more offers to
 * save it as something new.
 */
export function useSave<Draft, Saved extends Versioned>({
  ifValid,
  send,
  asNew,
  version,
  latest,
  showProblems,
  keepOver,
  loadNewer,
  onSaved,
  fallback,
}: SaveOptions<Draft, Saved>) {
  const element = useRef<HTMLFormElement>(null);
  const [isSaving, setSaving] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState<{ message: string; newer: Saved | undefined }>();
  const [isLost, setLost] = useState(false);

  // What is typed once it is sent would be lost when the form is left.
  useEffect(() => void element.current?.toggleAttribute('inert', isSaving), [isSaving]);

  useEffect(() => {
    if (attempts === 0) return;
    const toBlame =
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? element.current?.querySelector<HTMLElement>('[data-refusal]');
    toBlame?.focus();
  }, [attempts]);

  async function newerVersion(error: ApiError): Promise<Saved | undefined> {
    if (error.status !== 409 || !latest) return undefined;
    const now = await latest().catch(() => undefined);
    return now && now.version !== version ? now : undefined;
  }

  async function refuse(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    showProblems(error.details);
    if (LOST.includes(error.status)) setLost(true);
    setRefusal({ message: failureText(error, fallback), newer: await newerVersion(error) });
  }

  async function save(by: SaveOptions<Draft, Saved>['send']) {
    if (isSaving) return;
    setRefusal(undefined);
    await ifValid(async (draft) => {
      setSaving(true);
      await by(draft).then(onSaved, (error: unknown) => refuse(error).finally(() => setSaving(false)));
    });
    setAttempts((count) => count + 1);
  }

  const newer = refusal?.newer;
  const choose = (choice: (newer: Saved) => void, newest: Saved) => () => {
    choice(newest);
    setRefusal(undefined);
    // The buttons of the refusal, one of which has the focus, are gone with it.
    const form = element.current;
    (form?.querySelector<HTMLElement>('[type="submit"]:enabled') ?? form?.querySelector<HTMLElement>('input'))?.focus();
  };
  return {
    element,
    submit(event: FormEvent) {
      event.preventDefault();
      void save(send);
    },
    isSaving,
    /** Whether saving was tried; from then on broken rules are shown. */
    tried: attempts > 0,
    /** Why it was not saved. */
    message: refusal?.message,
    /** Set when someone else saved a newer version in the meantime. */
    stale: newer && { keepEditing: choose(keepOver, newer), loadNewer: choose(loadNewer, newer) },
    /** Set once what is edited can't be saved any more. */
    asNew: isLost && asNew ? { label: asNew.label, save: () => void save(asNew.send) } : undefined,
  };
}

/** The state of saving a form. */
export type Saving = ReturnType<typeof useSave>;
