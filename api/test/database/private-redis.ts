import * as testing from '@wod/testing/private-redis';

export type PrivateRedis = testing.PrivateRedis;

/** Where the server is installed; the global set-up reports when it isn't. */
export const redisProgram = process.env.TEST_REDIS_SERVER;

/** Starts one on the loopback, on a free port unless one is given. */
export const startPrivateRedis = (given?: number, password?: string): Promise<PrivateRedis> =>
  testing.startPrivateRedis(redisProgram ?? '', given, password);
