import { Module } from '@nestjs/common';
import { ChangeLogModule } from '../change-log/change-log.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { DeletedWodsController } from './deleted-wods.controller.js';
import { DeletedWodsService } from './deleted-wods.service.js';
import { WodsController } from './wods.controller.js';
import { WodsService } from './wods.service.js';

@Module({
  imports: [ChangeLogModule, IdempotencyModule],
  controllers: [WodsController, DeletedWodsController],
  providers: [WodsService, DeletedWodsService],
  exports: [DeletedWodsService],
})
export class WodsModule {}
