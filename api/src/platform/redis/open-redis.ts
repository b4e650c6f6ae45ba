import { Redis } from 'ioredis';

/** Nobody waits longer than this for an answer. */
const PATIENCE_MS = 500;
const RECONNECT_MS = 1000;

/** A connection to Redis that is made later and again and again. While Redis is away, commands fail at once instead of waiting for it. */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    retryStrategy: () => RECONNECT_MS,
  });
  // Failures show in each command.
  redis.on('error', () => undefined);
  return redis;
}
