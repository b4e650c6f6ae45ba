import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ChangeLogModule } from '../change-log/change-log.module.js';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module.js';
import { TrainingSessionsModule } from '../training-sessions/training-sessions.module.js';
import { WodsModule } from '../wods/wods.module.js';
import { Housekeeping } from './housekeeping.js';

@Module({ imports: [AuthModule, ChangeLogModule, IdempotencyModule, TrainingSessionsModule, WodsModule], providers: [Housekeeping] })
export class HousekeepingModule {}
