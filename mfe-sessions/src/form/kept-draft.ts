import { revivedState, type FormState } from './form-state';

const KEY = 'training-session-draft';

/** What was typed and not saved, kept in this browser: one draft of a new session, and one for each that is edited. */
export class KeptDraft {
  private readonly key: string;

  constructor(sessionId: string | undefined) {
    this.key = `${KEY}:${sessionId ?? 'new'}`;
  }

  /** The form as it was left; undefined when nothing is kept or it can't be read. */
  read(): FormState | undefined {
    try {
      return revivedState(JSON.parse(localStorage.getItem(this.key) ?? 'null') as Partial<FormState> | null);
    } catch {
      return undefined;
    }
  }

  /** Without room or permission nothing is kept; the form works all the same. */
  write(state: FormState): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(state));
    } catch {
      this.forget();
    }
  }

  forget(): void {
    try {
      localStorage.removeItem(this.key);
    } catch {
      // Where nothing may be kept there is nothing to forget.
    }
  }
}
