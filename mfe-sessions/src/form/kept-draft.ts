import { STORAGE_KEYS } from '@wod/domain';
import { browserStorage } from '@wod/platform';
import { revivedState, type FormState } from './form-state';

/** What was typed and not saved, kept in this browser: one draft of a new session, and one for each that is edited. */
export class KeptDraft {
  private readonly key: `${typeof STORAGE_KEYS.sessionDraft}:${string}`;

  constructor(sessionId: string | undefined) {
    this.key = `${STORAGE_KEYS.sessionDraft}:${sessionId ?? 'new'}`;
  }

  /** The form as it was left; undefined when nothing is kept or it can't be read. */
  read(): FormState | undefined {
    try {
      return revivedState(JSON.parse(browserStorage.read(this.key) ?? 'null') as Partial<FormState> | null);
    } catch {
      return undefined;
    }
  }

  write(state: FormState): void {
    browserStorage.write(this.key, JSON.stringify(state));
  }

  forget(): void {
    browserStorage.remove(this.key);
  }
}
