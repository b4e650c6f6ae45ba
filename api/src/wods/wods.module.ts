import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeLogModule } from '../change-log/index.js';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module.js';
import { RevisionsModule } from '../revisions/index.js';
import { DeletedWodsController } from './deleted-wods.controller.js';
import { DeletedWodsService } from './deleted-wods.service.js';
import { DraftsController } from './drafts.controller.js';
import { DraftsService } from './drafts.service.js';
import { Publications } from './publications.js';
import { ExerciseMergesController } from './exercise-merges.controller.js';
import { ExerciseMergesService } from './exercise-merges.service.js';
import { WodEntity } from './wod.entity.js';
import { WodEntryEntity } from './wod-entry.entity.js';
import { WodsController } from './wods.controller.js';
import { WodsService } from './wods.service.js';

@Module({
  imports: [ChangeLogModule, IdempotencyModule, RevisionsModule, TypeOrmModule.forFeature([WodEntity, WodEntryEntity])],
  controllers: [WodsController, DeletedWodsController, DraftsController, ExerciseMergesController],
  providers: [WodsService, DeletedWodsService, DraftsService, ExerciseMergesService, Publications],
  exports: [DeletedWodsService, DraftsService],
})
export class WodsModule {}
