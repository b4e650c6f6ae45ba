import { API_LIMITS, type StepKind } from '@wod/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ID_LENGTH, MOMENT, WORD_LENGTH } from '../platform/database/columns.js';

/** Something an admin did at once, which can be undone. */
@Entity('steps')
export class StepEntity {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  id: string;

  @Index('ix_steps_at')
  @Column(MOMENT)
  at: Date;

  @Column({ type: 'varchar', length: API_LIMITS.usernameMax })
  admin: string;

  @Column({ type: 'varchar', length: WORD_LENGTH })
  kind: StepKind;

  @Column({ type: 'varchar', length: 255 })
  title: string;

  /** The number of rows that it changed, without those that are removed for good since; 0 until it is closed. */
  @Column({ type: 'int' })
  total: number;

  @Column({ ...MOMENT, nullable: true })
  undoneAt: Date | null;
}
