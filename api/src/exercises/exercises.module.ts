import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeLogModule } from '../change-log/index.js';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module.js';
import { RevisionsModule } from '../revisions/index.js';
import { ExerciseEntity } from './exercise.entity.js';
import { ExercisesController } from './exercises.controller.js';
import { ExercisesService } from './exercises.service.js';

@Module({
  imports: [ChangeLogModule, IdempotencyModule, RevisionsModule, TypeOrmModule.forFeature([ExerciseEntity])],
  controllers: [ExercisesController],
  providers: [ExercisesService],
})
export class ExercisesModule {}
