import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeLogModule } from '../change-log/index.js';
import { RevisionsModule } from '../revisions/index.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { Dismissals } from './dismissals.js';
import { DismissedFindingEntity } from './dismissed-finding.entity.js';
import { InboxController } from './inbox.controller.js';
import { InboxService } from './inbox.service.js';
import { Reviews } from './reviews.js';

@Module({
  imports: [ChangeLogModule, RevisionsModule, TypeOrmModule.forFeature([DismissedFindingEntity])],
  controllers: [DashboardController, InboxController],
  providers: [DashboardService, InboxService, Dismissals, Reviews],
})
export class DashboardModule {}
