import { Module } from '@nestjs/common';
import { ChangeLogModule } from '../change-log/index.js';
import { RevisionsModule } from '../revisions/index.js';
import { StepsController } from './steps.controller.js';
import { StepsService } from './steps.service.js';

@Module({ imports: [ChangeLogModule, RevisionsModule], controllers: [StepsController], providers: [StepsService] })
export class StepsModule {}
