import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** For one purpose. Strangers can fill four of these, which takes about 25 MB. */
const MAX_KEYS = 10_000;

type Options = { [key: string]: unknown };

/**
 * Counts in the memory of this process, for a limited number of keys: the library itself would keep one for every network in a flood.
 * Beyond the limit, the least recently counted keys of the same purpose are forgotten; the purpose is a key's first word. A window ends by a timer,
 * whatever is done to the clock.
 */
export class BoundedMemory extends RateLimiterMemory {
  /** How often it was used. */
  uses = 0;
  private readonly purposes = new Map<string, LRUCache<string, true>>();

  /** @param maxKeys for each purpose */
  constructor(private readonly maxKeys = MAX_KEYS) {
    // Points and duration are passed with each call.
    super({ points: 0, duration: 0, keyPrefix: '' });
  }

  /** The number of keys. */
  get size(): number {
    return [...this.purposes.values()].reduce((sum, { size }) => sum + size, 0);
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
    this.keysLike(key).delete(key);
    return super.delete(key);
  }

  private use(key: string): void {
    this.uses += 1;
    this.keysLike(key).set(key, true);
  }

  private keysLike(key: string): LRUCache<string, true> {
    const [purpose = ''] = key.split(' ', 1);
    const known = this.purposes.get(purpose);
    if (known) return known;
    const keys = new LRUCache<string, true>({
      max: this.maxKeys,
      dispose: (_, old, reason) => {
        if (reason === 'evict') void super.delete(old);
      },
    });
    this.purposes.set(purpose, keys);
    return keys;
  }
}
