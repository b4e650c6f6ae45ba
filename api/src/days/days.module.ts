import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeLogModule } from '../change-log/index.js';
import { ComingDaysController } from './coming-days.controller.js';
import { DayDraws } from './day-draws.js';
import { DayEntity } from './day.entity.js';
import { DaysController } from './days.controller.js';
import { DaysService } from './days.service.js';

@Module({
  imports: [ChangeLogModule, TypeOrmModule.forFeature([DayEntity])],
  controllers: [DaysController, ComingDaysController],
  providers: [DaysService, DayDraws],
  exports: [DaysService],
})
export class DaysModule {}
