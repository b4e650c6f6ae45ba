import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeLogController } from './change-log.controller.js';
import { ChangeLogEntity } from './change-log.entity.js';
import { ChangeLog } from './change-log.js';

@Module({
  imports: [TypeOrmModule.forFeature([ChangeLogEntity])],
  controllers: [ChangeLogController],
  providers: [ChangeLog],
  exports: [ChangeLog],
})
export class ChangeLogModule {}
