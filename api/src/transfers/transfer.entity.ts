import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type LineState, TRANSFER_LIMITS } from '@wod/domain';
import { ID_LENGTH, MOMENT, WORD_LENGTH } from '../platform/database/columns.js';

/** What of a file is under way: `reading` and `running` end with their process. */
export type KeptStatus = 'sending' | 'reading' | 'read' | 'running' | 'failed' | 'done';

/** A file that was sent to be imported. */
@Entity('transfers')
export class TransferEntity {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  id: string;

  @Column({ type: 'varchar', length: TRANSFER_LIMITS.fileNameMax })
  fileName: string;

  @Column({ type: 'varchar', length: WORD_LENGTH })
  status: KeptStatus;

  @Column({ type: 'simple-json', nullable: true })
  notes: string[] | null;

  @Column({ type: 'simple-json', nullable: true })
  counts: Record<LineState, number> | null;

  /** What `done` counts up to. */
  @Column({ type: 'int' })
  total: number;

  @Column({ type: 'int' })
  done: number;

  @Column({ type: 'varchar', length: 500, nullable: true })
  outcome: string | null;

  @Column({ type: 'varchar', length: ID_LENGTH, nullable: true })
  stepId: string | null;

  @Column(MOMENT)
  createdAt: Date;

  /** When what is under way last said so. */
  @Column(MOMENT)
  seenAt: Date;
}
