import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { LIMITS, type Equipment } from '@wod/domain';
import { ID_LENGTH, KEY_LENGTH, MOMENT, WORD_LENGTH } from '../database/columns.js';

@Entity('exercises')
export class ExerciseEntity {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  id: string;

  @Column({ type: 'varchar', length: LIMITS.nameMax })
  name: string;

  /** `nameKey` of the name: two spellings of one movement can't both exist. */
  @Index('uq_exercises_name_key', { unique: true })
  @Column({ type: 'varchar', length: KEY_LENGTH })
  nameKey: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'varchar', length: WORD_LENGTH })
  equipment: Equipment;

  @Column({ type: 'varchar', length: LIMITS.urlMax, nullable: true })
  videoUrl: string | null;

  @Column({ type: 'boolean' })
  needsReview: boolean;

  /** Raised by every change; an edit names the one it began from. */
  @Column({ type: 'int' })
  version: number;

  @Column(MOMENT)
  createdAt: Date;

  @Column(MOMENT)
  updatedAt: Date;
}
