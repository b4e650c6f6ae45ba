import type { SessionDraft } from '@wod/domain';
import type { FormState } from './form-state';

/** Something just taken away, and how to put it back into the form as it is by then. */
export interface Undo {
  text: string;
  /** A choice between two whole forms instead of an undo: its button's label, and the message afterwards. */
  choice?: { action: string; done: string };
  /** Whether the form holds a draft until then, which is kept for later. */
  leavesDraft?: boolean;
  restore: (state: FormState) => FormState;
}

/** What edits of a form are made of. */
export interface Editing {
  /** The form as it is shown. */
  state: FormState;
  setState: (change: (now: FormState) => FormState) => void;
  edit: (change: (draft: SessionDraft) => SessionDraft) => void;
  /** Edits the list by hand: the generator's reasoning no longer applies. */
  editList: (change: (draft: SessionDraft) => SessionDraft, announced: string) => void;
  /** Announces a change and offers to undo it. */
  offer: (next: Undo) => void;
  /** Offers to undo a change, or no longer the last one, without a word. */
  setUndo: (next: Undo | undefined) => void;
  setAnnouncement: (text: string) => void;
}
