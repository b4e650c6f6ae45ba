import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { SESSION_BLOCK_FIELDS } from '@wod/domain';
import { ID_LENGTH } from '../platform/database/columns.js';
import { contentColumns } from '../platform/fields/content-columns.js';
import { TrainingSessionEntity } from './training-session.entity.js';

/** A block of a session beside its WODs; the session and the position are its key. */
@Entity('session_blocks')
export class SessionBlockEntity extends contentColumns(SESSION_BLOCK_FIELDS) {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  sessionId: string;

  /** Its place among the blocks, in the order of the class, from 1. */
  @PrimaryColumn({ type: 'int' })
  position: number;

  @ManyToOne(
    () => TrainingSessionEntity,
    (session) => session.blocks,
    { onDelete: 'CASCADE' },
  )
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'fk_session_blocks_session' })
  session: Relation<TrainingSessionEntity>;
}
