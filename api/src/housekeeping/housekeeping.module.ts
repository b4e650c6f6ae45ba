import { Module } from '@nestjs/common';
import { ChangeLogModule } from '../change-log/change-log.module.js';
import { WodsModule } from '../wods/wods.module.js';
import { Housekeeping } from './housekeeping.js';

@Module({ imports: [ChangeLogModule, WodsModule], providers: [Housekeeping] })
export class HousekeepingModule {}
