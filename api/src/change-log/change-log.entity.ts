import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { API_LIMITS, type ChangeAction, type ChangeLogEntry } from '@wod/domain';
import { ID_LENGTH, MOMENT, WORD_LENGTH } from '../platform/database/columns.js';

@Entity('change_log')
@Index('ix_change_log_action_at', ['action', 'at'])
export class ChangeLogEntity {
  /** Ascending, so that entries from the same millisecond are ordered too. */
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column(MOMENT)
  at: Date;

  /** The username, stored as text: an entry outlives what it is about. */
  @Column({ type: 'varchar', length: API_LIMITS.usernameMax })
  admin: string;

  @Column({ type: 'varchar', length: WORD_LENGTH })
  action: ChangeAction;

  @Column({ type: 'varchar', length: WORD_LENGTH })
  subject: ChangeLogEntry['subject'];

  @Column({ type: 'varchar', length: ID_LENGTH, nullable: true })
  subjectId: string | null;

  @Column({ type: 'varchar', length: 255 })
  title: string;
}
