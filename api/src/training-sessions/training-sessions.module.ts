import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { DeletedSessionsController } from './deleted-sessions.controller.js';
import { DeletedSessionsService } from './deleted-sessions.service.js';
import { SessionPermission } from './session-permission.js';
import { SessionThrottle } from './session-throttle.js';
import { SessionWods } from './session-wods.js';
import { TrainingSessionsController } from './training-sessions.controller.js';
import { TrainingSessionsService } from './training-sessions.service.js';

@Module({
  imports: [IdempotencyModule, ThrottleModule],
  controllers: [TrainingSessionsController, DeletedSessionsController],
  providers: [TrainingSessionsService, DeletedSessionsService, SessionWods, SessionPermission, SessionThrottle],
  exports: [DeletedSessionsService],
})
export class TrainingSessionsModule {}
