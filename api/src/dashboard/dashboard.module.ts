import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WodsModule } from '../wods/index.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { Dismissals } from './dismissals.js';
import { DismissedFindingEntity } from './dismissed-finding.entity.js';
import { GoneVideoEntity } from './gone-video.entity.js';
import { GoneVideos } from './gone-videos.js';
import { InboxController } from './inbox.controller.js';
import { InboxService } from './inbox.service.js';
import { VideosController } from './videos.controller.js';

@Module({
  imports: [WodsModule, TypeOrmModule.forFeature([DismissedFindingEntity, GoneVideoEntity])],
  controllers: [DashboardController, InboxController, VideosController],
  providers: [DashboardService, InboxService, Dismissals, GoneVideos],
})
export class DashboardModule {}
