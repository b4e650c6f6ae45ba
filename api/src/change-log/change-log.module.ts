import { Module } from '@nestjs/common';
import { ChangeLogController } from './change-log.controller.js';
import { ChangeLog } from './change-log.js';

@Module({ controllers: [ChangeLogController], providers: [ChangeLog], exports: [ChangeLog] })
export class ChangeLogModule {}
