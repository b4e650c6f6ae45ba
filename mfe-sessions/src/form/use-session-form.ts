import { fillWod, isWhole, type SessionDraft, type SessionWod, type TrainingSession } from '@wod/domain';
import { useState } from 'react';
import { blockEdits } from './block-edits';
import { setAside } from './draft-place';
import type { Editing, Undo } from './editing';
import { sameDraft, startState, withTemplate, withWod, type FormState, type GeneratorOptions } from './form-state';
import { wodEdits } from './wod-edits';

const BACK_TO_DRAFT = { action: 'Back to my draft', done: 'Your draft is back.' };
const back = (before: FormState) => () => before;

/** The draft with what the other knows of its WODs, even of those that are no longer in the library. */
const wholeFrom = (known: SessionDraft, draft: SessionDraft): SessionDraft =>
  known.wods.reduce((filling, { wod }) => (isWhole(wod) ? fillWod(filling, wod) : filling), draft);

/** What a new session starts with. */
export interface Beginning {
  template?: TrainingSession;
  wod?: SessionWod;
}

/** The form's state and everything that changes it. Replacing and removing can be undone; moves are announced. */
export function useSessionForm(session: TrainingSession | undefined, { template, wod: firstWod }: Beginning) {
  const [start, setStart] = useState(() => {
    const empty = startState(session);
    return template ? withTemplate(empty, template) : firstWod ? withWod(empty, firstWod) : empty;
  });
  const [state, setState] = useState(start);
  const [undo, setUndo] = useState<Undo>();
  const [announcement, setAnnouncement] = useState('');
  const [addedBlock, setAddedBlock] = useState<number>();

  const edit = (change: (draft: SessionDraft) => SessionDraft) => setState((now) => ({ ...now, draft: change(now.draft) }));
  const editList = (change: (draft: SessionDraft) => SessionDraft, announced: string) => {
    setUndo(undefined);
    setAnnouncement(announced);
    setState((now) => ({ ...now, draft: change(now.draft), reasoning: undefined }));
  };
  const offer = (next: Undo) => {
    setAnnouncement(next.text);
    setUndo(next);
  };
  const editing: Editing = { state, setState, edit, editList, offer, setUndo, setAnnouncement };

  return {
    state,
    undo,
    announcement,
    changed: !sameDraft(state.draft, start.draft),

    set: (fields: Partial<SessionDraft>) => edit((draft) => ({ ...draft, ...fields })),
    setMode: (mode: FormState['mode']) => setState((now) => ({ ...now, mode })),
    setOptions: (options: Partial<GeneratorOptions>) => setState((now) => ({ ...now, options: { ...now.options, ...options } })),
    ...wodEdits(editing),
    ...blockEdits(editing, setAddedBlock),
    /** The key of the block added last. */
    addedBlock,

    useTemplate(chosen: TrainingSession) {
      offer({ text: `“${chosen.name}” was filled in.`, restore: back(state) });
      setState(withTemplate(state, chosen));
    },

    /** Continues a draft from an earlier visit; where the form begins with something else, the draft is only offered instead, and kept for later. */
    goOnWith(kept: FormState) {
      const found = { ...kept, draft: wholeFrom(start.draft, kept.draft) };
      if (sameDraft(found.draft, state.draft)) return;
      const begins = template
        ? 'The template was filled in'
        : firstWod && !found.draft.wods.some(({ wodId }) => wodId === firstWod.id)
          ? `The class begins with ${firstWod.name}`
          : undefined;
      if (begins !== undefined) {
        offer({ text: `${begins} instead of your unsaved draft.`, choice: BACK_TO_DRAFT, restore: back(found) });
        setAside(found);
        return;
      }
      offer({ text: 'Your unsaved draft is back.', choice: { action: 'Start over', done: 'Started over.' }, restore: back(state) });
      setState(found);
    },

    undoLast() {
      if (!undo) return;
      setState(undo.restore);
      if (undo.leavesDraft) setAside(state);
      // A choice can be reversed too.
      if (undo.choice) offer({ text: undo.choice.done, restore: back(state), leavesDraft: undo.choice === BACK_TO_DRAFT });
      else {
        setAnnouncement('Undone');
        setUndo(undefined);
      }
    },

    /** Loads what someone else saved in the meantime. */
    loadNewer(newer: TrainingSession) {
      const loaded = startState(newer);
      setStart(loaded);
      offer({ text: 'The newer version was loaded.', restore: (now) => ({ ...state, version: now.version }) });
      setState(loaded);
    },
    keepOver: (newer: TrainingSession) => setState((now) => ({ ...now, version: newer.version })),
  };
}

export type SessionFormState = ReturnType<typeof useSessionForm>;
