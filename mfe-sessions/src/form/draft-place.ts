import { STORAGE_KEYS } from '@wod/domain';
import type { DraftPlace } from '@wod/forms';
import { browserStorage } from '@wod/platform';
import { revivedState, type FormState } from './form-state';

/** This browser's storage: one draft for a new session, and one per edited session. An unreadable draft counts as none. */
export function draftPlace(sessionId: string | undefined): DraftPlace<FormState> {
  const key = `${STORAGE_KEYS.sessionDraft}:${sessionId ?? 'new'}` as const;
  return {
    read() {
      try {
        return revivedState(JSON.parse(browserStorage.read(key) ?? 'null') as Partial<FormState> | null);
      } catch {
        return undefined;
      }
    },
    write: (state) => void browserStorage.write(key, JSON.stringify(state)),
    forget: () => browserStorage.remove(key),
  };
}
