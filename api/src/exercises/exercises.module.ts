import { Module } from '@nestjs/common';
import { ChangeLogModule } from '../change-log/change-log.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { ExercisesController } from './exercises.controller.js';
import { ExercisesService } from './exercises.service.js';

@Module({ imports: [ChangeLogModule, IdempotencyModule], controllers: [ExercisesController], providers: [ExercisesService] })
export class ExercisesModule {}
