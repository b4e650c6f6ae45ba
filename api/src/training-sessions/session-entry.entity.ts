import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { SESSION_ENTRY_FIELDS } from '@wod/domain';
import { ID_LENGTH } from '../platform/database/columns.js';
import { contentColumns } from '../platform/fields/content-columns.js';
import { WodEntity } from '../wods/index.js';
import { TrainingSessionEntity } from './training-session.entity.js';

/** One WOD of a session; the session and the position are its key. */
@Entity('session_entries')
export class SessionEntryEntity extends contentColumns(SESSION_ENTRY_FIELDS) {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  sessionId: string;

  /** `order` on the wire, from 1 */
  @PrimaryColumn({ type: 'int' })
  position: number;

  @Index('ix_session_entries_wod')
  @Column({ type: 'varchar', length: ID_LENGTH })
  wodId: string;

  @ManyToOne(
    () => TrainingSessionEntity,
    (session) => session.entries,
    { onDelete: 'CASCADE' },
  )
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'fk_session_entries_session' })
  session: Relation<TrainingSessionEntity>;

  // A deleted WOD keeps its row, so that sessions can still show it.
  @ManyToOne(() => WodEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'wodId', foreignKeyConstraintName: 'fk_session_entries_wod' })
  wod: Relation<WodEntity>;
}
