import { Module } from '@nestjs/common';
import { ChangeLogModule } from '../change-log/change-log.module.js';
import { FirstStart } from './first-start.js';
import { ImportRuns } from './import-runs.js';
import { ImportPreviewService } from './import-preview.service.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';

@Module({
  imports: [ChangeLogModule],
  controllers: [ImportsController],
  providers: [ImportsService, ImportRuns, ImportPreviewService, FirstStart],
})
export class ImportsModule {}
