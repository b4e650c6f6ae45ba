import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { AttemptCounts } from './attempt-counts.js';
import { BoundedMemory } from './bounded-memory.js';

const PREFIX = 'wod:attempts';
/** Nobody waits longer than this for a count. */
const PATIENCE_MS = 500;
const RECONNECT_MS = 1000;

/** Counts in Redis, together with all other processes. While it is away, this process counts alone. */
export class SharedCounts extends AttemptCounts implements OnApplicationShutdown, OnModuleInit {
  private readonly redis: Redis;

  constructor(url: string) {
    const redis = new Redis(url, {
      lazyConnect: true,
      // While it is away, commands fail at once instead of waiting for it.
      enableOfflineQueue: false,
      connectTimeout: PATIENCE_MS,
      commandTimeout: PATIENCE_MS,
      retryStrategy: () => RECONNECT_MS,
    });
    // Failures show in each command.
    redis.on('error', () => undefined);
    const insurance = new BoundedMemory();
    super(new RateLimiterRedis({ storeClient: redis, keyPrefix: PREFIX, points: 0, duration: 0, insuranceLimiter: insurance }), insurance);
    this.redis = redis;
  }

  /** Goes on trying to connect, even if it can't at first. */
  async onModuleInit(): Promise<void> {
    await this.redis.connect().catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
