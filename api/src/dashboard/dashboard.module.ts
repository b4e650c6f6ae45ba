import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { Dismissals } from './dismissals.js';
import { DismissedFindingEntity } from './dismissed-finding.entity.js';
import { InboxController } from './inbox.controller.js';
import { InboxService } from './inbox.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([DismissedFindingEntity])],
  controllers: [DashboardController, InboxController],
  providers: [DashboardService, InboxService, Dismissals],
})
export class DashboardModule {}
