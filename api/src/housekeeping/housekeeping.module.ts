import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ChangeLogModule } from '../change-log/index.js';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module.js';
import { RevisionsModule } from '../revisions/index.js';
import { TrainingSessionsModule } from '../training-sessions/index.js';
import { WodsModule } from '../wods/index.js';
import { Housekeeping } from './housekeeping.js';

@Module({ imports: [AuthModule, ChangeLogModule, IdempotencyModule, RevisionsModule, TrainingSessionsModule, WodsModule], providers: [Housekeeping] })
export class HousekeepingModule {}
