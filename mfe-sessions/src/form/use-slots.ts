import { availableMinutes, classReasoning, drawAt, keptWod, pickedWod, swapChoices, type ClassWod } from '@wod/domain';
import { criteriaOf } from './criteria';
import { randomDraw } from './draw';
import type { Library } from './use-library';
import type { SessionFormState } from './use-session-form';

/** Changes single WODs of a class, each in its slot. Indexes count from 0. */
export function useSlots({ state: { draft, options, isSuggestion, reasoning }, ...form }: SessionFormState, library: Library) {
  const wods = library.status === 'loaded' ? library.wods : [];
  const criteria = criteriaOf(draft, options, wods);
  const inClass = (): ClassWod[] => draft.wods.map(({ wod }) => wods.find(({ id }) => id === wod.id) ?? keptWod(wod));

  function swap(index: number, wod: ClassWod) {
    const text = isSuggestion && reasoning !== undefined ? classReasoning(inClass().with(index, wod), availableMinutes(criteria)) : undefined;
    form.swapped(index, pickedWod(wod), text);
  }

  return {
    ready: library.status === 'loaded',
    isLocked: (id: string) => options.keep.includes(id),
    /** Locks a WOD, so that it stays whatever is drawn, or unlocks it. */
    lock: (id: string) =>
      form.setOptions({
        keep: options.keep.includes(id) ? options.keep.filter((one) => one !== id) : [...options.keep, id],
        skip: options.skip.filter((one) => one.id !== id),
      }),
    /** Up to three of about the same length; the same draw gives the same choices. */
    choices: (index: number) => swapChoices(criteria, inClass(), index, options.draw ?? 1),
    swap,
    /** @returns whether there was another one */
    drawAgain(index: number): boolean {
      const wod = drawAt(criteria, inClass(), index, randomDraw());
      if (wod) swap(index, wod);
      return wod !== undefined;
    },
  };
}

export type Slots = ReturnType<typeof useSlots>;
