import { useSave, type SaveOptions, type Versioned } from '@wod/forms';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showProblems } from './problems';
import { useSaveKey } from './use-save-key';

export interface FormSavingOptions<Draft, Saved extends Versioned> {
  /** What is being edited; absent while creating. */
  edited: Saved | undefined;
  /** Fetches the current state of what is edited, when the server reports a conflict. */
  latest?: () => Promise<Saved>;
  toDraft: (saved: Saved) => Draft;
  save: (draft: Draft, version: number | undefined) => Promise<Saved>;
  /** Sends it as something new once what is edited is gone; absent while creating. */
  asNew?: SaveOptions<Draft, Saved>['asNew'];
  onSaved: (saved: Saved) => void;
  /** The message for a failure that the server doesn't explain. */
  fallback: string;
}

/** Saves a react-hook-form form, also by Ctrl+S. */
export function useFormSaving<Draft extends FieldValues, Saved extends Versioned>(
  form: UseFormReturn<Draft>,
  { edited, toDraft, save, ...options }: FormSavingOptions<Draft, Saved>,
) {
  const [version, setVersion] = useState(edited?.version);
  const saving = useSave<Draft, Saved>({
    ...options,
    version,
    ifValid: (go) => form.handleSubmit(go)(),
    send: (draft) => save(draft, version),
    showProblems: (problems) => showProblems(form.setError, problems),
    keepOver: (newer) => setVersion(newer.version),
    loadNewer: (newer) => {
      form.reset(toDraft(newer));
      setVersion(newer.version);
    },
  });
  useSaveKey(saving.element);
  return {
    ...saving,
    /** The version the edit started from. */
    version,
    setVersion,
  };
}

export type FormSaving = ReturnType<typeof useFormSaving>;
