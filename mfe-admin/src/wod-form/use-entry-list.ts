import type { EmbeddedExercise } from '@wod/domain';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { entryDraft, type EntryDraft, type WodDraft } from './wod-draft';

interface Removed {
  index: number;
  name: string;
  entry: EntryDraft;
}

const quietly = { shouldFocus: false };

/** Adding, removing, duplicating and moving entries: each is announced, and the focus moves to where work continues. */
export function useEntryList(list: RefObject<HTMLElement | null>, exercises: readonly EmbeddedExercise[]) {
  const { control, getValues, formState } = useFormContext<WodDraft>();
  const { fields, insert, remove, move } = useFieldArray({ control, name: 'exercises' });
  const [removed, setRemoved] = useState<Removed>();
  const [announcement, setAnnouncement] = useState('');
  const nextFocus = useRef<() => HTMLElement | null | undefined>(undefined);

  useEffect(() => {
    nextFocus.current?.()?.focus();
    nextFocus.current = undefined;
  }, [fields, removed]);

  const entryAt = (index: number) => getValues(`exercises.${index}`);
  const nameOf = ({ exerciseId }: EntryDraft) => exercises.find(({ id }) => id === exerciseId)?.name ?? 'Exercise';
  const pickerAt = (index: number) => () => list.current?.querySelectorAll<HTMLElement>('[role="combobox"]')[index];

  function put(index: number, entry: EntryDraft, what: string) {
    nextFocus.current = pickerAt(index);
    setRemoved(undefined);
    setAnnouncement(what);
    insert(index, entry, quietly);
  }

  return {
    entries: fields,
    /** What is wrong with the list as a whole. */
    error: formState.errors.exercises?.root?.message ?? formState.errors.exercises?.message,
    /** The last entry removed, as long as it can be restored to its place. */
    removed,
    announcement,

    add: (index: number) => put(index, entryDraft(), 'Exercise added'),

    duplicate(index: number) {
      const entry = entryAt(index);
      put(index + 1, { ...entry }, `${nameOf(entry)} duplicated to position ${index + 2} of ${fields.length + 1}`);
    },

    move(from: number, to: number) {
      if (to < 0 || to >= fields.length) return;
      const focused = document.activeElement;
      nextFocus.current = () => (focused instanceof HTMLElement ? focused : undefined);
      setRemoved(undefined);
      setAnnouncement(`${nameOf(entryAt(from))} moved to position ${to + 1} of ${fields.length}`);
      move(from, to);
    },

    remove(index: number) {
      const entry = entryAt(index);
      nextFocus.current = () => list.current?.querySelector<HTMLElement>('[data-undo]');
      setRemoved({ index, name: nameOf(entry), entry });
      setAnnouncement(`${nameOf(entry)} removed`);
      remove(index);
    },

    undo() {
      if (removed) put(removed.index, removed.entry, `${removed.name} is back`);
    },
  };
}
