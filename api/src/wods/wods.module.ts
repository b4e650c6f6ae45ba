import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeLogModule } from '../change-log/index.js';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module.js';
import { RevisionsModule } from '../revisions/index.js';
import { DeletedWodsController } from './deleted-wods.controller.js';
import { DeletedWodsService } from './deleted-wods.service.js';
import { WodEntity } from './wod.entity.js';
import { WodEntryEntity } from './wod-entry.entity.js';
import { WodsController } from './wods.controller.js';
import { WodsService } from './wods.service.js';

@Module({
  imports: [ChangeLogModule, IdempotencyModule, RevisionsModule, TypeOrmModule.forFeature([WodEntity, WodEntryEntity])],
  controllers: [WodsController, DeletedWodsController],
  providers: [WodsService, DeletedWodsService],
  exports: [DeletedWodsService],
})
export class WodsModule {}
