import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeLogModule } from '../change-log/index.js';
import { RevisionsModule } from '../revisions/index.js';
import { FirstStart } from './first-start.js';
import { ImportPreviewService } from './import-preview.service.js';
import { ImportRunEntity } from './import-run.entity.js';
import { ImportRuns } from './import-runs.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';
import { SeedEntity } from './seed.entity.js';

@Module({
  imports: [ChangeLogModule, RevisionsModule, TypeOrmModule.forFeature([ImportRunEntity, SeedEntity])],
  controllers: [ImportsController],
  providers: [ImportsService, ImportRuns, ImportPreviewService, FirstStart],
})
export class ImportsModule {}
