import { Module } from '@nestjs/common';
import { Environment } from '../environment/environment.js';
import { AttemptCounts } from './attempt-counts.js';
import { BoundedMemory } from './bounded-memory.js';
import { SharedCounts } from './shared-counts.js';

/** One count for everything that strangers may try only a limited number of times. */
@Module({
  providers: [
    {
      provide: AttemptCounts,
      inject: [Environment],
      useFactory: ({ redisUrl }: Environment) => (redisUrl === undefined ? new AttemptCounts(new BoundedMemory()) : new SharedCounts(redisUrl)),
    },
  ],
  exports: [AttemptCounts],
})
export class ThrottleModule {}
