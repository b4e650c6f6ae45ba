import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeLog } from './change-log.js';
import { ChangeLogController } from './change-log.controller.js';
import { ChangeLogEntity } from './change-log.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ChangeLogEntity])],
  controllers: [ChangeLogController],
  providers: [ChangeLog],
  exports: [ChangeLog],
})
export class ChangeLogModule {}
