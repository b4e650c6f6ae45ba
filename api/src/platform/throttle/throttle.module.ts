import { Module } from '@nestjs/common';
import { Environment } from '../environment/environment.js';
import { AttemptCounts } from './attempt-counts.js';
import { BoundedMemory } from './bounded-memory.js';
import { SharedCounts } from './shared-counts.js';

/** A single count for everything that strangers may try only so often. */
@Module({
  providers: [{
    provide: AttemptCounts,
    inject: [Environment],
    useFactory: ({ redisUrl }: Environment) => (redisUrl === undefined ? new AttemptCounts(new BoundedMemory()) : new SharedCounts(redisUrl)),
  }],
  exports: [AttemptCounts],
})
export class ThrottleModule {}
