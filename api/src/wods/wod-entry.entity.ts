import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { LIMITS } from '@wod/domain';
import { ID_LENGTH, LOAD } from '../database/columns.js';
import { ExerciseEntity } from '../exercises/exercise.entity.js';
import { WodEntity } from './wod.entity.js';

/** One line of a WOD; it has no life of its own, so the WOD and the position are its key. */
@Entity('wod_entries')
export class WodEntryEntity {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  wodId: string;

  /** from 1 */
  @PrimaryColumn({ type: 'int' })
  position: number;

  @Index('ix_wod_entries_exercise')
  @Column({ type: 'varchar', length: ID_LENGTH })
  exerciseId: string;

  @Column({ type: 'int', nullable: true })
  reps: number | null;

  /** metres */
  @Column({ type: 'int', nullable: true })
  distance: number | null;

  /** seconds */
  @Column({ type: 'int', nullable: true })
  duration: number | null;

  /** seconds */
  @Column({ type: 'int', nullable: true })
  timeCap: number | null;

  /** kg */
  @Column(LOAD)
  weight: number | null;

  /** kg */
  @Column(LOAD)
  womenWeight: number | null;

  @Column({ type: 'varchar', length: LIMITS.notesMax, nullable: true })
  notes: string | null;

  /** from 1; of a WOD in several parts */
  @Column({ type: 'int', nullable: true })
  part: number | null;

  /** how often the part is done */
  @Column({ type: 'int', nullable: true })
  partRounds: number | null;

  @Column({ type: 'boolean' })
  isEmomInterruption: boolean;

  @ManyToOne(() => WodEntity, (wod) => wod.entries, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'wodId', foreignKeyConstraintName: 'fk_wod_entries_wod' })
  wod: Relation<WodEntity>;

  @ManyToOne(() => ExerciseEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'exerciseId', foreignKeyConstraintName: 'fk_wod_entries_exercise' })
  exercise: Relation<ExerciseEntity>;
}
