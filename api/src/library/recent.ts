import { LRUCache } from 'lru-cache';
import type { Slices } from './long-work.js';

/** Keeps the values computed for the most recently used keys. */
export class Recent<Value extends NonNullable<unknown>> {
  private readonly kept: LRUCache<string, Value>;

  constructor(limit: number) {
    this.kept = new LRUCache({ max: limit });
  }

  /** The value of a key, computed only if it isn't kept. */
  *get(key: string, workOut: () => Slices<Value>): Slices<Value> {
    const value = this.kept.get(key) ?? (yield* workOut());
    this.kept.set(key, value);
    return value;
  }
}
