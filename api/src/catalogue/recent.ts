import type { Slices } from './long-work.js';

/** Keeps what was worked out for the last keys that were asked for. */
export class Recent<Value> {
  private readonly kept = new Map<string, Value>();

  constructor(private readonly limit: number) {}

  /** The value of a key, worked out only when it isn't kept. */
  *get(key: string, workOut: () => Slices<Value>): Slices<Value> {
    const value = this.kept.has(key) ? (this.kept.get(key) as Value) : yield* workOut();
    // A Map keeps the order of insertion, so the first key is the one that was asked for longest ago.
    this.kept.delete(key);
    this.kept.set(key, value);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.limit) break;
      this.kept.delete(oldest);
    }
    return value;
  }

  clear(): void {
    this.kept.clear();
  }
}
