import { Module } from '@nestjs/common';
import { ChangeLogModule } from '../change-log/index.js';
import { RevisionsModule } from '../revisions/index.js';
import { BulkController } from './bulk.controller.js';
import { BulkService } from './bulk.service.js';

@Module({ imports: [ChangeLogModule, RevisionsModule], controllers: [BulkController], providers: [BulkService] })
export class BulkModule {}
