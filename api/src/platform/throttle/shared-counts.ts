import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { openRedis, redisProblem } from '../redis/open-redis.js';
import { AttemptCounts } from './attempt-counts.js';
import { BoundedMemory } from './bounded-memory.js';

const PREFIX = 'wod:attempts';

/** Counts in Redis, together with all other processes. While it is away, this process counts alone. */
export class SharedCounts extends AttemptCounts implements OnApplicationShutdown, OnModuleInit {
  private readonly redis: Redis;

  constructor(url: string) {
    const redis = openRedis(url);
    const insurance = new BoundedMemory();
    super(new RateLimiterRedis({ storeClient: redis, keyPrefix: PREFIX, points: 0, duration: 0, insuranceLimiter: insurance }), insurance);
    this.redis = redis;
  }

  /** Keeps trying to connect, even if it can't at first, which is said at once. */
  async onModuleInit(): Promise<void> {
    await this.redis.connect().catch(() => undefined);
    await this.count('start');
  }

  protected override storeProblem(): string | undefined {
    return redisProblem(this.redis);
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
