import { TooManyAttemptsException } from '../errors/too-many-attempts.exception.js';

/** How often something was tried in the current window. */
export interface AttemptCount {
  count: number;
  /** ms since 1970 */
  endsAt: number;
}

/** How often something may be tried. */
export interface AttemptLimit {
  count: number;
  windowMs: number;
  /** What there is too much of, as the refusal says it; left out, attempts. */
  what?: string;
}

/** Counts attempts by key. An implementation over a shared store makes several processes count together. */
export abstract class AttemptCounts {
  /** How often this process has refused something, by what there was too much of. */
  readonly refusals = new Map<string, number>();

  /** Counts one more; the first opens a window of so many milliseconds, after which the count begins anew. */
  abstract add(key: string, windowMs: number): Promise<AttemptCount>;
  /** How many there are in the current window. */
  abstract count(key: string): Promise<number>;
  /** Takes one back. */
  abstract takeBack(key: string): Promise<void>;
  /** Forgets them all. */
  abstract clear(key: string): Promise<void>;

  /**
   * Counts one more.
   * @throws TooManyAttemptsException when it is one too many
   */
  async take(key: string, { count: limit, windowMs, what = 'attempts' }: AttemptLimit): Promise<void> {
    const { count, endsAt } = await this.add(key, windowMs);
    if (count <= limit) return;
    this.refusals.set(what, (this.refusals.get(what) ?? 0) + 1);
    throw new TooManyAttemptsException(Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)), what);
  }
}

const MAX_KEYS = 50_000;

/** Counts in the memory of this process. When it is full, the keys whose window opened first are forgotten. */
export class AttemptCountsInMemory extends AttemptCounts {
  private readonly counts = new Map<string, AttemptCount>();

  async add(key: string, windowMs: number): Promise<AttemptCount> {
    const known = this.current(key);
    if (known) {
      known.count += 1;
      return { ...known };
    }
    const opened = { count: 1, endsAt: Date.now() + windowMs };
    this.counts.delete(key);
    this.counts.set(key, opened);
    for (const oldest of this.counts.keys()) {
      if (this.counts.size <= MAX_KEYS) break;
      this.counts.delete(oldest);
    }
    return { ...opened };
  }

  async count(key: string): Promise<number> {
    return this.current(key)?.count ?? 0;
  }

  async takeBack(key: string): Promise<void> {
    const known = this.current(key);
    if (known && known.count > 0) known.count -= 1;
  }

  async clear(key: string): Promise<void> {
    this.counts.delete(key);
  }

  private current(key: string): AttemptCount | undefined {
    const known = this.counts.get(key);
    return known && known.endsAt > Date.now() ? known : undefined;
  }
}
