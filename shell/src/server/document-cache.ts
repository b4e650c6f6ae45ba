import type { ContentVersion } from '@wod/domain';
import { LRUCache } from 'lru-cache';
import type { TextDocument } from './text-document';

/** The kinds of public content. Sessions show WODs, so they change with the library too. */
export type Content = keyof ContentVersion;

/** What a document depends on besides its address. */
export interface DocumentState {
  /** Each changes with every change of its kind of content. */
  readonly versions: Readonly<Record<Content, string>>;
  /** what every document depends on: the releases and the day */
  readonly rest: string;
}

interface Kept {
  readonly document: TextDocument;
  readonly state: string;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** Longer addresses are answered but not kept: no link on this site is that long. */
const MAX_KEY = 512;
/** What an entry takes besides the document and its key, roughly. */
const ENTRY_BYTES = 500;

const stateFor = (content: Content | undefined, { versions, rest }: DocumentState) => `${content === undefined ? '' : versions[content]} ${rest}`;

/** Rendered documents by address, as long as nothing that they show has changed; the least recently used leave first. */
export class DocumentCache {
  private readonly documents = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ document }, key) => document.size + 2 * key.length + ENTRY_BYTES,
  });
  private seen = '';

  get(key: string, state: DocumentState): TextDocument | undefined {
    this.forgetWhatChanged(state);
    const kept = this.documents.get(key);
    // What was being rendered during a change is put here afterwards.
    return kept?.state === stateFor(kept?.document.content, state) ? kept?.document : undefined;
  }

  /**
   * Keeps only what is the same for everybody and was answered with success: a failure may be over by the next request.
   * @param state from before it was rendered
   */
  put(key: string, state: DocumentState, document: TextDocument): void {
    if (document.status !== 200 || document.personal || key.length > MAX_KEY) return;
    this.documents.set(key, { document, state: stateFor(document.content, state) });
  }

  private forgetWhatChanged(state: DocumentState): void {
    const seen = stateFor('library', state) + stateFor('sessions', state);
    if (seen === this.seen) return;
    this.seen = seen;
    for (const [key, kept] of [...this.documents.entries()]) {
      if (kept.state !== stateFor(kept.document.content, state)) this.documents.delete(key);
    }
  }
}
