import { Module } from '@nestjs/common';
import { Environment } from '../environment/environment.js';
import { AttemptCounts, AttemptCountsInMemory } from './attempt-counts.js';
import { AttemptCountsInRedis } from './attempt-counts-in-redis.js';

/** One count for everything that strangers may try only so often. */
@Module({
  providers: [{
    provide: AttemptCounts,
    inject: [Environment],
    useFactory: ({ redisUrl }: Environment) => (redisUrl === undefined ? new AttemptCountsInMemory() : new AttemptCountsInRedis(redisUrl)),
  }],
  exports: [AttemptCounts],
})
export class ThrottleModule {}
