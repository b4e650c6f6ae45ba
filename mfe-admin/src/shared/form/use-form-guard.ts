import { useDraftGuard } from '@wod/forms';
import { useLocation } from '@wod/platform';
import { useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useKeptDrafts, type KeptDraft } from './kept-drafts';
import type { FormSaving } from './use-form-saving';

export interface FormGuardOptions<Draft> {
  /** Completes what was kept, perhaps by an older release, to a draft of today. */
  complete: (kept: Partial<Draft>) => Draft;
  /** Tells forms at one address apart. */
  form?: string;
}

/** Guards a react-hook-form form. What was typed and not saved is there again after a reload, and after the sign-in ended, here or in another tab. */
export function useFormGuard<Draft extends FieldValues>(
  form: UseFormReturn<Draft>,
  saving: Pick<FormSaving, 'version' | 'setVersion' | 'isSaving'>,
  { complete, form: name = '' }: FormGuardOptions<Draft>,
) {
  const drafts = useKeptDrafts();
  const key = useLocation().pathname + name;
  const [restored, setRestored] = useState<'reload' | 'signIn' | undefined>(() => {
    if (drafts.get(key) === undefined) return undefined;
    return drafts.isFormer(key) ? 'reload' : 'signIn';
  });
  const [first] = useState(saving.version);
  const letPass = useDraftGuard<KeptDraft>({
    place: {
      read: () => drafts.get(key),
      write: (draft) => drafts.set(key, draft),
      forget: () => drafts.delete(key),
    },
    changed: form.formState.isDirty,
    isSaving: saving.isSaving,
    onEdit: (listener) => form.subscribe({ formState: { values: true }, callback: listener }),
    draft: () => ({ values: form.getValues(), version: saving.version }),
    onFound: ({ values, version }) => {
      form.reset(complete(values as Partial<Draft>), { keepDefaultValues: true });
      saving.setVersion(version);
    },
  });
  return {
    /** Allows leaving the page after a save; true if it is being left already. */
    letPass,
    /** Since when the form holds what was typed before: a reload, or the end of the sign-in. */
    restored,
    dismissRestored: () => setRestored(undefined),
    /** Gives up what was typed before. */
    startOver: () => {
      form.reset(form.formState.defaultValues as DefaultValues<Draft>);
      saving.setVersion(first);
      setRestored(undefined);
    },
  };
}

export type FormGuard = ReturnType<typeof useFormGuard>;
