import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { WOD_ENTRY_FIELDS } from '@wod/domain';
import { ExerciseEntity } from '../exercises/index.js';
import { ID_LENGTH } from '../platform/database/columns.js';
import { contentColumns } from '../platform/fields/content-columns.js';
import { WodEntity } from './wod.entity.js';

/** One line of a WOD; it doesn't exist on its own, so the WOD and the position are its key. */
@Entity('wod_entries')
export class WodEntryEntity extends contentColumns(WOD_ENTRY_FIELDS) {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  wodId: string;

  /** from 1 */
  @PrimaryColumn({ type: 'int' })
  position: number;

  @Index('ix_wod_entries_exercise')
  @Column({ type: 'varchar', length: ID_LENGTH })
  exerciseId: string;

  @ManyToOne(
    () => WodEntity,
    (wod) => wod.entries,
    { onDelete: 'CASCADE' },
  )
  @JoinColumn({ name: 'wodId', foreignKeyConstraintName: 'fk_wod_entries_wod' })
  wod: Relation<WodEntity>;

  @ManyToOne(() => ExerciseEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'exerciseId', foreignKeyConstraintName: 'fk_wod_entries_exercise' })
  exercise: Relation<ExerciseEntity>;
}
