import { Module } from '@nestjs/common';
import { Environment } from '../platform/environment/environment.js';
import { ThrottleModule } from '../platform/throttle/throttle.module.js';
import { TrainingSessionsModule } from '../training-sessions/index.js';
import { OwnRuns } from './own-runs.js';
import { RedisRuns } from './redis-runs.js';
import { RunStore } from './run-store.js';
import { RunStreams } from './run-streams.js';
import { RunThrottle } from './run-throttle.js';
import { RunsController } from './runs.controller.js';
import { RunsService } from './runs.service.js';

@Module({
  imports: [ThrottleModule, TrainingSessionsModule],
  controllers: [RunsController],
  providers: [
    RunsService,
    RunStreams,
    RunThrottle,
    {
      provide: RunStore,
      inject: [Environment],
      useFactory: ({ redisUrl }: Environment) => (redisUrl === undefined ? new OwnRuns() : new RedisRuns(redisUrl)),
    },
  ],
})
export class RunsModule {}
