import { Redis } from 'ioredis';

/** Nobody waits longer than this for an answer. */
const PATIENCE_MS = 500;
const RECONNECT_MS = 1000;
/** A connection on which nothing comes for as long is given up. ioredis would keep all that is sent on it, and each command would wait in vain. */
const SILENCE_MS = 1000;

const problems = new WeakMap<Redis, string>();

/** A connection to Redis that is made later and again and again. While Redis is away or hangs, commands fail at once instead of waiting for it. */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    socketTimeout: SILENCE_MS,
    retryStrategy: () => RECONNECT_MS,
  });
  // Failures show in each command, but not why.
  redis.on('error', ({ message, code }: NodeJS.ErrnoException) => problems.set(redis, message || String(code)));
  redis.on('ready', () => problems.delete(redis));
  return redis;
}

/** Why a connection can't be made, such as a wrong password; undefined while it is there, or when it only was lost. */
export const redisProblem = (redis: Redis): string | undefined => problems.get(redis);
