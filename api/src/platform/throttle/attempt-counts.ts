import { Logger } from '@nestjs/common';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyAttemptsException } from '../errors/too-many-attempts.exception.js';
import type { BoundedMemory } from './bounded-memory.js';
import { countedNetworks } from './counted-networks.js';

/** How often something may be tried. */
export interface AttemptLimit {
  count: number;
  /** The first attempt opens a window of this many seconds, after which the count restarts. */
  seconds: number;
  /** What there is too much of, as worded in the refusal; attempts by default. */
  what?: string;
}

/** Counts attempts by key: in the memory of this process, or together with others in a store that may go away. */
export class AttemptCounts {
  /** How often this process has refused something, by what there was too much of. */
  readonly refusals = new Map<string, number>();
  private readonly logger = new Logger(AttemptCounts.name);
  private isAlone = false;

  /**
   * @param limiter holds the counts; what is too many is decided here, since that differs by key and moment
   * @param insurance counts instead while a shared store is away
   */
  constructor(
    private readonly limiter: RateLimiterAbstract,
    private readonly insurance?: BoundedMemory,
  ) {}

  /** Counts one more. */
  async add(key: string, seconds: number): Promise<void> {
    await this.noticing(() => this.limiter.penalty(key, 1, { customDuration: seconds }));
  }

  /** How many there are in the current window. */
  async count(key: string): Promise<number> {
    return (await this.noticing(() => this.limiter.get(key)))?.consumedPoints ?? 0;
  }

  /** Takes one back. */
  async takeBack(key: string, seconds: number): Promise<void> {
    await this.noticing(() => this.limiter.reward(key, 1, { customDuration: seconds }));
  }

  /** Forgets all of them. */
  async clear(key: string): Promise<void> {
    await this.noticing(() => this.limiter.delete(key));
  }

  /**
   * Counts one more.
   * @throws TooManyAttemptsException when it is one too many
   */
  async take(key: string, limit: AttemptLimit): Promise<void> {
    const taken = await this.noticing(() => this.limiter.penalty(key, 1, { customDuration: limit.seconds }));
    if (taken.consumedPoints > limit.count) this.refuse(taken, limit);
  }

  /**
   * Counts one more for each network of an address (`countedNetworks`), narrowest first: who has used up the own one takes nothing from
   * the neighbours. Nothing is counted once a wider one is used up.
   * @param keyOf the key of a network
   * @param limit of the narrowest network; wider ones get more
   * @throws TooManyAttemptsException when it is one too many
   */
  async takeFrom(address: string, keyOf: (network: string) => string, limit: AttemptLimit): Promise<void> {
    await this.assertLeft(address, keyOf, limit);
    for (const { network, times } of countedNetworks(address)) await this.take(keyOf(network), { ...limit, count: limit.count * times });
  }

  /**
   * Only looks, as `takeFrom` does first: a network has no end of narrower ones, and each that is counted takes another key's place.
   * @throws TooManyAttemptsException when a network around the narrowest one is used up
   */
  async assertLeft(address: string, keyOf: (network: string) => string, limit: AttemptLimit): Promise<void> {
    const [, ...wider] = countedNetworks(address);
    for (const { network, times } of wider) {
      const taken = await this.noticing(() => this.limiter.get(keyOf(network)));
      if (taken && taken.consumedPoints >= limit.count * times) this.refuse(taken, limit);
    }
  }

  private refuse({ msBeforeNext }: RateLimiterRes, { seconds, what = 'attempts' }: AttemptLimit): never {
    this.refusals.set(what, (this.refusals.get(what) ?? 0) + 1);
    // A clock that was set back makes the time seem longer than it will be.
    throw new TooManyAttemptsException(Math.min(seconds, Math.max(1, Math.ceil(msBeforeNext / 1000))), what);
  }

  /** Why the shared store is away, if that is known. */
  protected storeProblem(): string | undefined {
    return undefined;
  }

  /** Logs once that the store has gone and once that it is back; a visitor notices nothing. */
  private async noticing<Result>(ask: () => Promise<Result>): Promise<Result> {
    const before = this.insurance?.uses;
    const result = await ask();
    const isAlone = this.insurance?.uses !== before;
    if (isAlone && !this.isAlone) {
      const problem = this.storeProblem();
      this.logger.warn(`Redis does not answer, so this process counts attempts alone${problem === undefined ? '' : `: ${problem}`}`);
    }
    if (!isAlone && this.isAlone) this.logger.warn('Redis answers again: attempts are counted together with other processes');
    this.isAlone = isAlone;
    return result;
  }
}
