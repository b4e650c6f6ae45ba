import { useDraftGuard } from '@wod/forms';
import { useLocation } from '@wod/platform';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useKeptDrafts, type KeptDraft } from './kept-drafts';
import type { FormSaving } from './use-form-saving';

/** Guards a react-hook-form form. What was typed when the sign-in ended, here or in another tab, is restored with its page. */
export function useFormGuard<Draft extends FieldValues>(form: UseFormReturn<Draft>, saving: Pick<FormSaving, 'version' | 'setVersion'>) {
  const drafts = useKeptDrafts();
  const { pathname } = useLocation();
  const [restored, setRestored] = useState(drafts.has(pathname));
  const letPass = useDraftGuard<KeptDraft>({
    place: {
      read: () => drafts.get(pathname),
      write: (draft) => drafts.set(pathname, draft),
      forget: () => drafts.delete(pathname),
    },
    changed: form.formState.isDirty,
    draft: () => ({ values: form.getValues(), version: saving.version }),
    onFound: ({ values, version }) => {
      form.reset(values as Draft, { keepDefaultValues: true });
      saving.setVersion(version);
    },
  });
  return {
    /** Allows leaving the page after a save. */
    letPass,
    /** Whether to say that the form holds what was typed before the sign-in ended. */
    restored,
    dismissRestored: () => setRestored(false),
  };
}

export type FormGuard = ReturnType<typeof useFormGuard>;
