import {
  addWod,
  blocksBack,
  fillWod,
  insertEntry,
  lastingBlocks,
  moveDown,
  moveUp,
  removeWod,
  replaceWods,
  setWodNotes,
  swapWod,
  withChangeOvers,
  type DraftWod,
  type SessionDraft,
  type SessionWod,
} from '@wod/domain';
import type { Editing } from './editing';
import type { FormState } from './form-state';

/** Restores only the list, with the generator's reasoning; notes typed since stay where they still belong, others come back. */
const withList =
  ({ draft, reasoning, isSuggestion, reasons }: FormState) =>
  (now: FormState): FormState => {
    const wods = draft.wods.map((entry) => ({ ...entry, notes: now.draft.wods.find(({ wodId }) => wodId === entry.wodId)?.notes || entry.notes }));
    return { ...now, draft: { ...now.draft, wods, blocks: blocksBack(now.draft, draft.blocks) }, reasoning, isSuggestion, reasons };
  };

/** The draft with other WODs, and with new change-overs between them if the coach wants them. */
const filled = ({ draft, options }: FormState, fill: (draft: SessionDraft) => SessionDraft): SessionDraft =>
  options.changeOver ? withChangeOvers(fill({ ...draft, blocks: lastingBlocks(draft) })) : fill(draft);

/** What changes the WODs of a class: by hand, and by generator or suggestion. */
export function wodEdits({ state, setState, edit, editList, offer, setUndo, setAnnouncement }: Editing) {
  const nameAt = (index: number) => state.draft.wods[index]?.wod.name ?? 'WOD';
  const count = state.draft.wods.length;
  return {
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
      setState((now) => ({
        ...now,
        draft: filled(now, (draft) =>
          replaceWods(
            draft,
            wods,
            wods.map(({ id }) => id),
          ),
        ),
        reasoning,
        isSuggestion: true,
        reasons: {},
      }));
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
  };
}
