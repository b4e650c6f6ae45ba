import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RevisionEntity } from './revision.entity.js';
import { Revisions } from './revisions.js';
import { StepEntity } from './step.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([RevisionEntity, StepEntity])],
  providers: [Revisions],
  exports: [Revisions, TypeOrmModule],
})
export class RevisionsModule {}
