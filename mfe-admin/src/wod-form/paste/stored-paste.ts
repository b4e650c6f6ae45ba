import { STORAGE_KEYS, type PasteAnswers } from '@wod/domain';
import { tabStorage } from '@wod/platform';
import { useRef, useState } from 'react';

/** A WOD that was saved from a text, and the text of its board. */
export interface SavedBoard {
  id: string;
  name: string;
  text: string;
}

/** What was pasted, what was answered about it, and what has been saved of it. */
export interface Pasted {
  text: string;
  answers: PasteAnswers;
  saved: SavedBoard[];
  /** The creates that were sent and not answered. */
  sending: Sending[];
}

/** The body of a create, and the key by which the server recognises it when it is sent again. */
export interface Sending {
  body: string;
  key: string;
}

type Place = 'one' | 'many';

const keyOf = (place: Place) => `${STORAGE_KEYS.pasted}:${place}` as const;

function read(place: Place): Pasted {
  try {
    const kept = JSON.parse(tabStorage.read(keyOf(place)) ?? '{}') as Partial<Pasted> | null;
    const { text, answers, saved, sending } = kept ?? {};
    return {
      text: typeof text === 'string' ? text : '',
      answers: typeof answers === 'object' ? answers : {},
      saved: Array.isArray(saved) ? saved : [],
      sending: Array.isArray(sending) ? sending.filter(isSending) : [],
    };
  } catch {
    return { text: '', answers: {}, saved: [], sending: [] };
  }
}

const isSending = (sending: unknown): sending is Sending =>
  typeof sending === 'object' &&
  sending !== null &&
  typeof (sending as Record<string, unknown>).body === 'string' &&
  typeof (sending as Record<string, unknown>).key === 'string';

/** Whether something was pasted and not saved. */
export const hasPasted = (): boolean => read('one').text !== '';

export const forgetPasted = (): void => tabStorage.remove(keyOf('one'));

/** What was pasted, kept as long as the tab. */
export function usePasted(place: Place) {
  const [pasted, setPasted] = useState(() => read(place));
  const latest = useRef(pasted);
  const change = (part: Partial<Pasted>) => {
    latest.current = { ...latest.current, ...part };
    const { text, saved } = latest.current;
    // Written at once: what has been saved must not be saved again after the page is left.
    if (text === '' && saved.length === 0) tabStorage.remove(keyOf(place));
    else tabStorage.write(keyOf(place), JSON.stringify(latest.current));
    setPasted(latest.current);
  };
  return [pasted, change] as const;
}
