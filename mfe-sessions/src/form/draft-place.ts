import { STORAGE_KEYS } from '@wod/domain';
import type { DraftPlace } from '@wod/forms';
import { browserStorage } from '@wod/platform';
import { revivedState, sameDraft, type FormState } from './form-state';

type Key = `${typeof STORAGE_KEYS.sessionDraft}:${string}`;

const keyOf = (place: string): Key => `${STORAGE_KEYS.sessionDraft}:${place}`;
const ASIDE = keyOf('aside');
const write = (key: Key, state: FormState) => void browserStorage.write(key, JSON.stringify(state));

function read(key: Key): FormState | undefined {
  try {
    return revivedState(JSON.parse(browserStorage.read(key) ?? 'null') as Partial<FormState> | null);
  } catch {
    return undefined;
  }
}

/**
 * This browser's storage: one draft for a new session, and one per edited session. An unreadable draft counts as none. A new session has the
 * draft that was set aside where it has none of its own.
 */
export function draftPlace(sessionId: string | undefined): DraftPlace<FormState> {
  const key = keyOf(sessionId ?? 'new');
  return {
    read: () => read(key) ?? (sessionId === undefined ? read(ASIDE) : undefined),
    write(state) {
      write(key, state);
      // Taken up again.
      const aside = sessionId === undefined ? read(ASIDE) : undefined;
      if (aside && sameDraft(aside.draft, state.draft)) browserStorage.remove(ASIDE);
    },
    forget: () => browserStorage.remove(key),
  };
}

/** Keeps the draft of a new session for later, as another one is begun in its place. */
export const setAside = (state: FormState): void => write(ASIDE, state);
