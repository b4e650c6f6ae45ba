import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type AttemptCount, AttemptCounts, AttemptCountsInMemory } from './attempt-counts.js';

const PREFIX = 'wod:attempts:';
/** Nobody waits longer than this for a count. */
const PATIENCE_MS = 500;
const RECONNECT_MS = 1000;

/** The first opens the window; both in one step, so that no count is left without an end. */
const ADD = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`;
const TAKE_BACK = `
  if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`;

/** Counts in Redis, together with every other process. While it is away, this process counts alone. */
export class AttemptCountsInRedis extends AttemptCounts implements OnApplicationShutdown, OnModuleInit {
  private readonly logger = new Logger(AttemptCountsInRedis.name);
  private readonly own = new AttemptCountsInMemory();
  private readonly redis: Redis;
  private isAway = false;

  constructor(url: string) {
    super();
    this.redis = new Redis(url, {
      keyPrefix: PREFIX,
      lazyConnect: true,
      // What is asked while it is away fails at once instead of waiting for it.
      enableOfflineQueue: false,
      connectTimeout: PATIENCE_MS,
      commandTimeout: PATIENCE_MS,
      retryStrategy: () => RECONNECT_MS,
    });
    // What fails shows in each command.
    this.redis.on('error', () => undefined);
  }

  /** It goes on trying to connect, also when it can't at first. */
  async onModuleInit(): Promise<void> {
    await this.redis.connect().catch(() => undefined);
  }

  add(key: string, windowMs: number): Promise<AttemptCount> {
    return this.shared(
      async () => {
        const [count, left] = (await this.redis.eval(ADD, 1, key, windowMs)) as [number, number];
        return { count, endsAt: Date.now() + left };
      },
      () => this.own.add(key, windowMs),
    );
  }

  count(key: string): Promise<number> {
    return this.shared(async () => Number(await this.redis.get(key)), () => this.own.count(key));
  }

  takeBack(key: string): Promise<void> {
    return this.shared(async () => void (await this.redis.eval(TAKE_BACK, 1, key)), () => this.own.takeBack(key));
  }

  clear(key: string): Promise<void> {
    return this.shared(async () => void (await this.redis.del(key)), () => this.own.clear(key));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /** Says once that Redis has gone and once that it is back; a visitor notices nothing. */
  private async shared<Result>(ask: () => Promise<Result>, askOwn: () => Promise<Result>): Promise<Result> {
    try {
      const result = await ask();
      if (this.isAway) this.logger.warn('Redis answers again: attempts are counted together with other processes');
      this.isAway = false;
      return result;
    } catch (error) {
      if (!this.isAway) this.logger.warn(`Redis does not answer, so this process counts attempts alone: ${String(error)}`);
      this.isAway = true;
      return askOwn();
    }
  }
}
