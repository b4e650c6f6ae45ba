import { API_LIMITS, type RevisionSubject } from '@wod/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ID_LENGTH, MOMENT, WORD_LENGTH } from '../platform/database/columns.js';

/** What a WOD or an exercise was before a change. */
@Entity('revisions')
@Index('ix_revisions_subject', ['subject', 'subjectId'])
export class RevisionEntity {
  /** Ascending in the order of the changes. */
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** The step that the change is a part of, or that it undid. */
  @Index('ix_revisions_step')
  @Column({ type: 'varchar', length: ID_LENGTH, nullable: true })
  stepId: string | null;

  @Column(MOMENT)
  at: Date;

  @Column({ type: 'varchar', length: API_LIMITS.usernameMax })
  admin: string;

  @Column({ type: 'varchar', length: WORD_LENGTH })
  subject: RevisionSubject;

  /** It outlives its row, so it doesn't refer to it. */
  @Column({ type: 'varchar', length: ID_LENGTH })
  subjectId: string;

  /** The version of the row after the change. */
  @Column({ type: 'int' })
  version: number;

  /** The image of the row as JSON; null when the change made it. */
  @Column({ type: 'text', nullable: true })
  before: string | null;
}
