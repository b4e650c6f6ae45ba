import { isRecord, STORAGE_KEYS } from '@wod/domain';
import { tabStorage } from '@wod/platform';
import { createContext, useContext } from 'react';

export interface KeptDraft {
  /** every field as typed */
  values: object;
  /** the version the edit started from */
  version: number | undefined;
}

/** Those that were changed last. */
const MOST = 5;
/** Characters of all of them: a WOD with all its texts takes up to 60,000. */
const ROOM = 400_000;

/**
 * What was typed and neither saved nor given up, by the address of its form: as long as the tab lasts, so it is there after a reload, a
 * crash of the page or the end of the sign-in. Another tab has its own.
 */
export class KeptDrafts {
  private readonly drafts = new Map(stored());
  /** Those from before the page was loaded. */
  private readonly former = new Set(this.drafts.keys());

  get size(): number {
    return this.drafts.size;
  }

  get(form: string): KeptDraft | undefined {
    return this.drafts.get(form);
  }

  /** Whether it is from before the page was loaded. */
  isFormer(form: string): boolean {
    return this.former.has(form);
  }

  set(form: string, draft: KeptDraft): void {
    this.drafts.delete(form);
    this.drafts.set(form, draft);
    const [oldest] = this.drafts.keys();
    if (this.drafts.size > MOST && oldest !== undefined) this.drafts.delete(oldest);
    this.store();
  }

  delete(form: string): void {
    this.former.delete(form);
    if (this.drafts.delete(form)) this.store();
  }

  private store(): void {
    const text = JSON.stringify([...this.drafts]);
    if (this.drafts.size === 0 || text.length > ROOM) tabStorage.remove(STORAGE_KEYS.panelDrafts);
    else tabStorage.write(STORAGE_KEYS.panelDrafts, text);
  }
}

function stored(): [form: string, draft: KeptDraft][] {
  try {
    const drafts: unknown = JSON.parse(tabStorage.read(STORAGE_KEYS.panelDrafts) ?? '[]');
    return Array.isArray(drafts) ? drafts.filter(isEntry).slice(-MOST) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is [string, KeptDraft] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && isRecord(entry[1]) && isRecord(entry[1].values);

const KeptDraftsContext = createContext<KeptDrafts | undefined>(undefined);

export const KeptDraftsProvider = KeptDraftsContext.Provider;

/** @throws Error outside the pages of routes.ts */
export function useKeptDrafts(): KeptDrafts {
  const drafts = useContext(KeptDraftsContext);
  if (!drafts) throw new Error('useKeptDrafts needs a KeptDraftsProvider.');
  return drafts;
}
