import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JwtSecretModule } from '../auth/index.js';
import { ChangeLogModule } from '../change-log/index.js';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module.js';
import { ThrottleModule } from '../platform/throttle/throttle.module.js';
import { DeletedSessionsController } from './deleted-sessions.controller.js';
import { DeletedSessionsService } from './deleted-sessions.service.js';
import { EditLinksController } from './edit-links.controller.js';
import { EditLinksService } from './edit-links.service.js';
import { PlannedSessionsController } from './planned-sessions.controller.js';
import { PlannerTurns } from './planner-turns.js';
import { PlannedSessionsService } from './planned-sessions.service.js';
import { SessionBlockEntity } from './session-block.entity.js';
import { SessionEntryEntity } from './session-entry.entity.js';
import { SessionLists } from './session-lists.js';
import { NetworkNames } from './session-networks.js';
import { SessionOpenings } from './session-openings.js';
import { SessionPermission } from './session-permission.js';
import { SessionThrottle } from './session-throttle.js';
import { SessionWods } from './session-wods.js';
import { TrainingSessionEntity } from './training-session.entity.js';
import { TrainingSessionsController } from './training-sessions.controller.js';
import { TrainingSessionsService } from './training-sessions.service.js';

@Module({
  imports: [
    ChangeLogModule,
    IdempotencyModule,
    JwtSecretModule,
    ThrottleModule,
    TypeOrmModule.forFeature([TrainingSessionEntity, SessionEntryEntity, SessionBlockEntity]),
  ],
  controllers: [TrainingSessionsController, EditLinksController, DeletedSessionsController, PlannedSessionsController],
  providers: [
    TrainingSessionsService,
    DeletedSessionsService,
    PlannedSessionsService,
    SessionLists,
    SessionWods,
    SessionPermission,
    SessionThrottle,
    PlannerTurns,
    SessionOpenings,
    NetworkNames,
    EditLinksService,
  ],
  exports: [DeletedSessionsService, NetworkNames],
})
export class TrainingSessionsModule {}
