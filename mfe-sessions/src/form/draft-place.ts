import { readJson, STORAGE_KEYS } from '@wod/domain';
import type { DraftPlace } from '@wod/forms';
import { browserStorage } from '@wod/platform';
import { revivedState, sameDraft, toKeep, type FormState } from './form-state';

type Key = `${typeof STORAGE_KEYS.sessionDraft}:${string}`;

const keyOf = (place: string): Key => `${STORAGE_KEYS.sessionDraft}:${place}`;
const ASIDE = keyOf('aside');
/** How many drafts are set aside at most: the oldest makes way. */
const ASIDE_MOST = 5;

const revived = (kept: unknown): FormState | undefined => revivedState(kept as Partial<FormState> | null | undefined);

/** The drafts that were set aside, the last one first. */
const readAside = (): FormState[] => [readJson(browserStorage.read(ASIDE))].flat().flatMap((kept) => revived(kept) ?? []);

function writeAside(states: FormState[]) {
  if (states.length === 0) browserStorage.remove(ASIDE);
  else browserStorage.write(ASIDE, JSON.stringify(states.slice(0, ASIDE_MOST).map(toKeep)));
}

const without = (states: FormState[], { draft }: FormState): FormState[] => states.filter((other) => !sameDraft(other.draft, draft));

/**
 * This browser's storage: one draft for a new session, and one per edited session. An unreadable draft counts as none. A new session has the
 * draft that was last set aside where it has none of its own. What another tab has kept there since is neither replaced by a draft that hasn't
 * changed nor forgotten.
 */
export function draftPlace(sessionId: string | undefined): DraftPlace<FormState> {
  const key = keyOf(sessionId ?? 'new');
  /** What this form last read or wrote there. */
  let held: string | null = null;
  return {
    read() {
      held = browserStorage.read(key);
      return revived(readJson(held)) ?? (sessionId === undefined ? readAside()[0] : undefined);
    },
    write(state) {
      const text = JSON.stringify(toKeep(state));
      if (text === held) return;
      held = text;
      browserStorage.write(key, text);
      // Taken up again.
      if (sessionId === undefined) dropAside(state);
    },
    forget() {
      if (held !== null && browserStorage.read(key) === held) browserStorage.remove(key);
      held = null;
    },
  };
}

/** Keeps the draft of a new session for later, as another one is begun in its place. */
export const setAside = (state: FormState): void => writeAside([state, ...without(readAside(), state)]);

/** Forgets a draft that was set aside, here or by another tab, once it is taken up again or saved. */
export function dropAside(state: FormState): void {
  const aside = readAside();
  const others = without(aside, state);
  if (others.length < aside.length) writeAside(others);
}
