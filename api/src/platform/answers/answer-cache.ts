import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.js';
import type { Content, Freshness } from './freshness.js';

const MAX_BYTES = 12 * 1024 * 1024;

interface Kept {
  readonly answer: Answer;
  readonly content: Content;
  /** of the content */
  readonly version: string;
}

/** V8 keeps a key with one or two bytes for each character. */
const sizeOf = ({ answer, version }: Kept, key: string): number => answer.size + 2 * (key.length + version.length);

/** Answers by key, each kept while its content has the same version; the least recently used are dropped when memory is full. */
@Injectable()
export class AnswerCache {
  private readonly kept = new LRUCache<string, Kept>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  /** How many requests were answered from here, and for how many an answer had to be made. */
  readonly counts = { hits: 0, misses: 0 };

  /** Roughly the memory it takes, in bytes. */
  get size(): number {
    return this.kept.calculatedSize;
  }

  get(key: string, freshness: Freshness): Answer | undefined {
    const kept = this.kept.get(key);
    if (!kept || kept.version === freshness.version(kept.content)) return kept?.answer;
    this.forgetWhatChanged(freshness);
    return undefined;
  }

  put(key: string, content: Content, freshness: Freshness, answer: Answer): void {
    this.kept.set(key, { answer, content, version: freshness.version(content) });
  }

  /** The first answer found to be of the past takes all others with it, which would fill the memory until new ones push them out. */
  private forgetWhatChanged(freshness: Freshness): void {
    for (const [key, { content, version }] of [...this.kept.entries()]) {
      if (version !== freshness.version(content)) this.kept.delete(key);
    }
  }
}
