import { Module } from '@nestjs/common';
import { AttemptCounts, AttemptCountsInMemory } from './attempt-counts.js';

/** One count for everything that strangers may try only so often. */
@Module({
  providers: [{ provide: AttemptCounts, useClass: AttemptCountsInMemory }],
  exports: [AttemptCounts],
})
export class ThrottleModule {}
