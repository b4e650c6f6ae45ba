import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeLogModule } from '../change-log/index.js';
import { RevisionsModule } from '../revisions/index.js';
import { ExportController } from './export.controller.js';
import { SchemasController } from './schemas.controller.js';
import { TransferEntity } from './transfer.entity.js';
import { TransferLineEntity } from './transfer-line.entity.js';
import { TransferPartEntity } from './transfer-part.entity.js';
import { TransferReading } from './transfer-reading.js';
import { TransfersController } from './transfers.controller.js';
import { TransfersService } from './transfers.service.js';
import { Uploads } from './uploads.js';

@Module({
  imports: [ChangeLogModule, RevisionsModule, TypeOrmModule.forFeature([TransferEntity, TransferLineEntity, TransferPartEntity])],
  controllers: [ExportController, SchemasController, TransfersController],
  providers: [TransferReading, TransfersService, Uploads],
})
export class TransfersModule {}
