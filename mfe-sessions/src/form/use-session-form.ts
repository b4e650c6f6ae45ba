import {
  addBlock, addWod, blocksBack, fillWod, insertBlock, insertEntry, isWhole, lastingBlocks, movedBlock, moveDown, moveUp, nextBlockKey, removeBlock, removeWod, replaceWods,
  setBlock, setWodNotes, swapWod, withChangeOvers, type DraftBlock, type DraftWod, type SessionDraft, type SessionWod, type TrainingSession,
} from '@wod/domain';
import { useState } from 'react';
import { placeText } from './blocks/place-text';
import { setAside } from './draft-place';
import { sameDraft, startState, withTemplate, withWod, type FormState, type GeneratorOptions } from './form-state';

/** Something just taken away, and how to put it back into the form as it is by then. */
export interface Undo {
  text: string;
  /** A choice between two whole forms instead of an undo: its button's label, and the message afterwards. */
  choice?: { action: string; done: string };
  /** Whether the form holds a draft until then, which is kept for later. */
  leavesDraft?: boolean;
  restore: (state: FormState) => FormState;
}

const blockName = ({ title }: Pick<DraftBlock, 'title'>): string => title.trim() || 'A block';
const BACK_TO_DRAFT = { action: 'Back to my draft', done: 'Your draft is back.' };
const back = (before: FormState) => () => before;
/** Restores only the list, with the generator's reasoning; notes typed since stay where they still belong, others come back. */
const withList = ({ draft, reasoning, isSuggestion, reasons }: FormState) => (now: FormState): FormState => {
  const wods = draft.wods.map((entry) => ({ ...entry, notes: now.draft.wods.find(({ wodId }) => wodId === entry.wodId)?.notes || entry.notes }));
  return { ...now, draft: { ...now.draft, wods, blocks: blocksBack(now.draft, draft.blocks) }, reasoning, isSuggestion, reasons };
};

/** The draft with what the other knows of its WODs, even of those that are no longer in the library. */
const wholeFrom = (known: SessionDraft, draft: SessionDraft): SessionDraft =>
  known.wods.reduce((filling, { wod }) => (isWhole(wod) ? fillWod(filling, wod) : filling), draft);

/** The draft with other WODs, and with new change-overs between them if the coach wants them. */
const filled = ({ draft, options }: FormState, fill: (draft: SessionDraft) => SessionDraft): SessionDraft =>
  (options.changeOver ? withChangeOvers(fill({ ...draft, blocks: lastingBlocks(draft) })) : fill(draft));

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
  /** Edits the list by hand: the generator's reasoning no longer applies. */
  const editList = (change: (draft: SessionDraft) => SessionDraft, announced: string) => {
    setUndo(undefined);
    setAnnouncement(announced);
    setState((now) => ({ ...now, draft: change(now.draft), reasoning: undefined }));
  };
  /** Announces a change and offers to undo it. */
  const offer = (next: Undo) => {
    setAnnouncement(next.text);
    setUndo(next);
  };
  const nameAt = (index: number) => state.draft.wods[index]?.wod.name ?? 'WOD';
  const count = state.draft.wods.length;

  return {
    state,
    undo,
    announcement,
    changed: !sameDraft(state.draft, start.draft),

    set: (fields: Partial<SessionDraft>) => edit((draft) => ({ ...draft, ...fields })),
    setMode: (mode: FormState['mode']) => setState((now) => ({ ...now, mode })),
    setOptions: (options: Partial<GeneratorOptions>) => setState((now) => ({ ...now, options: { ...now.options, ...options } })),
    setNotes: (index: number, notes: string) => edit((draft) => setWodNotes(draft, index, notes)),

    /** A WOD picked from the index now has its details. */
    fill: (wod: SessionWod) => edit((draft) => fillWod(draft, wod)),
    add: (wod: DraftWod) => editList((draft) => addWod(draft, wod), `${wod.name} added at position ${count + 1}`),
    /** by: -1 up, 1 down */
    move: (index: number, by: -1 | 1) =>
      editList((draft) => (by < 0 ? moveUp : moveDown)(draft, index), `${nameAt(index)} moved to position ${index + by + 1} of ${count}`),

    remove(index: number) {
      const entry = state.draft.wods[index];
      if (!entry) return;
      editList((draft) => removeWod(draft, index), `${entry.wod.name} removed`);
      setUndo({
        text: `${entry.wod.name} was removed.`,
        restore: (now) => ({ ...now, draft: insertEntry(now.draft, index, entry, state.draft.blocks) }),
      });
    },

    /** The key of the block added last. */
    addedBlock,
    addBlock(block: Omit<DraftBlock, 'key'>) {
      const key = nextBlockKey(state.draft);
      editList((draft) => addBlock(draft, { ...block, key }), `${blockName(block)} added ${placeText(block.place, state.draft.wods)}`);
      setAddedBlock(key);
    },
    setBlock: (index: number, fields: Parameters<typeof setBlock>[2]) => edit((draft) => setBlock(draft, index, fields)),
    canMoveBlock: (index: number, by: -1 | 1) => movedBlock(state.draft, index, by) !== undefined,
    /** by: -1 up, 1 down */
    moveBlock(index: number, by: -1 | 1) {
      const moved = movedBlock(state.draft, index, by);
      const block = moved?.draft.blocks[moved.index];
      if (block) editList(() => moved.draft, `${blockName(block)} moved, now ${placeText(block.place, state.draft.wods)}`);
    },
    removeBlock(index: number) {
      const block = state.draft.blocks[index];
      if (!block) return;
      editList((draft) => removeBlock(draft, index), `${blockName(block)} removed`);
      setUndo({ text: `${blockName(block)} was removed.`, restore: (now) => ({ ...now, draft: insertBlock(now.draft, index, block) }) });
    },

    /** Replaces the whole list with the generator's picks; those that are locked keep their notes. */
    generated(wods: DraftWod[], reasons: string[], reasoning: string) {
      setAnnouncement('');
      setUndo(state.draft.wods.length === 0 ? undefined : { text: 'The WODs were replaced.', restore: withList(state) });
      setState((now) => ({
        ...now,
        draft: filled(now, (draft) => replaceWods(draft, wods, now.options.keep)),
        reasoning,
        isSuggestion: false,
        reasons: Object.fromEntries(wods.map(({ id }, index) => [id, reasons[index] ?? ''])),
      }));
    },

    /** Replaces the list with a suggested class; WODs that stay keep their notes. */
    suggested(wods: DraftWod[], reasoning: string) {
      setAnnouncement('');
      setUndo(state.draft.wods.length === 0 ? undefined : { text: 'The WODs were replaced.', restore: withList(state) });
      setState((now) => ({ ...now, draft: filled(now, (draft) => replaceWods(draft, wods, wods.map(({ id }) => id))), reasoning, isSuggestion: true, reasons: {} }));
    },

    /** Swaps one WOD for another. @param reasoning the new one for a suggested class */
    swapped(index: number, wod: DraftWod, reasoning: string | undefined) {
      const before = state.draft.wods[index];
      if (!before) return;
      const old = { reasoning: state.reasoning, isSuggestion: state.isSuggestion };
      offer({
        text: `${before.wod.name} was swapped for ${wod.name}.`,
        restore: (now) => ({ ...now, draft: swapWod(now.draft, index, before.wod, before.notes), ...old }),
      });
      setState((now) => ({ ...now, draft: swapWod(now.draft, index, wod), reasoning }));
    },

    useTemplate(chosen: TrainingSession) {
      offer({ text: `“${chosen.name}” was filled in.`, restore: back(state) });
      setState(withTemplate(state, chosen));
    },

    /** Continues a draft from an earlier visit; where the form begins with something else, the draft is only offered instead, and kept for later. */
    goOnWith(kept: FormState) {
      const found = { ...kept, draft: wholeFrom(start.draft, kept.draft) };
      if (sameDraft(found.draft, state.draft)) return;
      const begins = template ? 'The template was filled in'
        : firstWod && !found.draft.wods.some(({ wodId }) => wodId === firstWod.id) ? `The class begins with ${firstWod.name}` : undefined;
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
