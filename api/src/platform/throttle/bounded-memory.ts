import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** About 25 MB. */
const MAX_KEYS = 50_000;

type Options = { [key: string]: unknown };

/**
 * Counts in the memory of this process, for a limited number of keys: the library itself would keep one for every network in a flood.
 * Beyond the limit, the least recently counted keys are forgotten. A window ends by a timer, whatever is done to the clock.
 */
export class BoundedMemory extends RateLimiterMemory {
  /** How often it was used. */
  uses = 0;
  private readonly keys: LRUCache<string, true>;

  constructor(maxKeys = MAX_KEYS) {
    // Points and duration are passed with each call.
    super({ points: 0, duration: 0, keyPrefix: '' });
    this.keys = new LRUCache({
      max: maxKeys,
      dispose: (_, key, reason) => {
        if (reason === 'evict') void super.delete(key);
      },
    });
  }

  /** The number of keys. */
  get size(): number {
    return this.keys.size;
  }

  override penalty(key: string, points?: number, options?: Options): Promise<RateLimiterRes> {
    this.use(key);
    return super.penalty(key, points, options);
  }

  override reward(key: string, points?: number, options?: Options): Promise<RateLimiterRes> {
    this.use(key);
    return super.reward(key, points, options);
  }

  override get(key: string): Promise<RateLimiterRes | null> {
    this.uses += 1;
    return super.get(key);
  }

  override delete(key: string): Promise<boolean> {
    this.uses += 1;
    this.keys.delete(key);
    return super.delete(key);
  }

  private use(key: string): void {
    this.uses += 1;
    this.keys.set(key, true);
  }
}
