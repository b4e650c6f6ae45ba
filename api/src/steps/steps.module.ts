import { Module } from '@nestjs/common';
import { ChangeLogModule } from '../change-log/index.js';
import { RevisionsModule } from '../revisions/index.js';
import { HistoriesController } from './histories.controller.js';
import { HistoriesService } from './histories.service.js';
import { StepsController } from './steps.controller.js';
import { StepsService } from './steps.service.js';
import { VersionsService } from './versions.service.js';

@Module({
  imports: [ChangeLogModule, RevisionsModule],
  controllers: [StepsController, HistoriesController],
  providers: [StepsService, HistoriesService, VersionsService],
})
export class StepsModule {}
