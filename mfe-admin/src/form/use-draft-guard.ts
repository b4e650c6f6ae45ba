import { useLocation, useUnsavedChanges } from '@wod/platform';
import { LEAVE_QUESTION, useConfirm } from '@wod/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useKeptDrafts } from './kept-drafts';
import type { Saving } from './use-save';

/**
 * Lets nothing that was typed get lost unasked: leaving the page asks first. When the sign-in ends, here or in another tab,
 * the page is gone before anybody can be asked, so the draft is kept until the page is opened again.
 */
export function useDraftGuard<Draft extends FieldValues>(form: UseFormReturn<Draft>, saving: Pick<Saving, 'version' | 'beginFrom'>) {
  const drafts = useKeptDrafts();
  const confirm = useConfirm();
  const { pathname } = useLocation();
  const { isDirty } = form.formState;
  const [restored, setRestored] = useState(drafts.has(pathname));
  // Saved, or given up by choice.
  const done = useRef(false);

  const letPass = useUnsavedChanges(isDirty, async () => {
    done.current = await confirm(LEAVE_QUESTION);
    return done.current;
  });

  const restore = useEffectEvent(() => {
    const kept = drafts.get(pathname);
    if (!kept) return;
    drafts.delete(pathname);
    form.reset(kept.values as Draft, { keepDefaultValues: true });
    saving.beginFrom(kept.version);
  });
  const keep = useEffectEvent(() => {
    if (isDirty && !done.current) drafts.set(pathname, { values: form.getValues(), version: saving.version });
  });
  useEffect(() => {
    restore();
    return () => keep();
  }, []);

  return {
    /** Lets the page be left after a save. */
    letPass: () => {
      done.current = true;
      letPass();
    },
    /** Whether to say that the form holds what was typed before the sign-in ended. */
    restored,
    dismissRestored: () => setRestored(false),
  };
}

export type DraftGuard = ReturnType<typeof useDraftGuard>;
