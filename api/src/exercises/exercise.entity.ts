import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { EXERCISE_FIELDS } from '@wod/domain';
import { ID_LENGTH, KEY_LENGTH, MOMENT } from '../platform/database/columns.js';
import { contentColumns } from '../platform/fields/content-columns.js';

@Entity('exercises')
export class ExerciseEntity extends contentColumns(EXERCISE_FIELDS) {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  id: string;

  /** `nameKey` of the name: two spellings of one movement can't both exist. */
  @Index('uq_exercises_name_key', { unique: true })
  @Column({ type: 'varchar', length: KEY_LENGTH })
  nameKey: string;

  @Column({ type: 'boolean' })
  needsReview: boolean;

  /** The ids of exercises that were merged into this one, so that links to them still work. */
  @Column({ type: 'simple-json', nullable: true })
  mergedIds: string[] | null;

  /** Incremented by every change; an edit names the version it started from. */
  @Column({ type: 'int' })
  version: number;

  @Column(MOMENT)
  createdAt: Date;

  @Column(MOMENT)
  updatedAt: Date;
}
