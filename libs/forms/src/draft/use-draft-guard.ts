import { useUnsavedChanges } from '@wod/platform';
import { LEAVE_QUESTION, useConfirm } from '@wod/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Where a draft that was neither saved nor given up is kept. */
export interface DraftPlace<Draft> {
  /** @returns undefined when nothing is kept */
  read: () => Draft | undefined;
  write: (draft: Draft) => void;
  /** Forgets what was read or written here; where others keep drafts too, theirs stays. */
  forget: () => void;
}

export interface DraftGuardOptions<Draft> {
  place: DraftPlace<Draft>;
  /** Whether there is anything to lose. */
  changed: boolean;
  /** What the form holds now. */
  draft: () => Draft;
  /** Called once, when a draft is found that was kept before. */
  onFound: (draft: Draft) => void;
  /** Calls the listener at every edit, where a form isn't rendered for each. @returns ends that */
  onEdit?: (listener: () => void) => () => void;
  /** Whether it is being saved: whoever leaves waits for the answer. */
  isSaving?: boolean;
  /** Whether the place outlives the tab, which may then be closed without a question. */
  lasting?: boolean;
}

/** ms */
const REST = 300;

/**
 * Lets nothing typed get lost without asking: leaving the page asks first. Where nobody can be asked, as on a reload or when
 * the sign-in ends, the draft is kept until the page is opened again.
 * @returns to be called after a save: forgets the draft and lets the page be left; true if it is being left already
 */
export function useDraftGuard<Draft>({ place, changed, draft, onFound, onEdit, isSaving, lasting = false }: DraftGuardOptions<Draft>): () => boolean {
  const confirm = useConfirm();
  // Saved, or deliberately given up.
  const over = useRef(false);

  function end() {
    over.current = true;
    place.forget();
  }
  const letPass = useUnsavedChanges(
    changed,
    async () => {
      const discard = await confirm(LEAVE_QUESTION);
      if (discard) end();
      return discard;
    },
    { kept: lasting, isSaving },
  );

  const find = useEffectEvent(() => {
    const found = place.read();
    if (found !== undefined) onFound(found);
  });
  const keep = useEffectEvent(() => {
    if (over.current) return;
    if (changed) place.write(draft());
    else place.forget();
  });
  useEffect(() => {
    find();
    const onPageHide = () => keep();
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      keep();
    };
  }, []);
  // Whatever is rendered is kept once it settles: a phone may kill the tab without warning.
  useEffect(() => {
    const timer = setTimeout(() => keep(), REST);
    return () => clearTimeout(timer);
  });

  const follow = useEffectEvent((listener: () => void) => onEdit?.(listener));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unfollow = follow(() => {
      clearTimeout(timer);
      timer = setTimeout(() => keep(), REST);
    });
    return () => {
      clearTimeout(timer);
      unfollow?.();
    };
  }, []);

  return () => {
    end();
    return letPass();
  };
}
