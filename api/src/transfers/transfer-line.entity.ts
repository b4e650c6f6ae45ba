import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { FieldChange, LineChoice, LineState, LineSubject } from '@wod/domain';
import { ID_LENGTH, KEY_LENGTH, WORD_LENGTH } from '../platform/database/columns.js';

/** An exercise or a WOD of a file. */
@Entity('transfer_lines')
@Index('ix_transfer_lines_state', ['transferId', 'state'])
export class TransferLineEntity {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  transferId: string;

  /** from 1 */
  @PrimaryColumn({ type: 'int' })
  number: number;

  /** of the file */
  @Column({ type: 'int' })
  line: number;

  @Column({ type: 'varchar', length: WORD_LENGTH })
  subject: LineSubject;

  @Column({ type: 'varchar', length: KEY_LENGTH })
  name: string;

  @Column({ type: 'varchar', length: WORD_LENGTH })
  state: LineState;

  @Column({ type: 'varchar', length: WORD_LENGTH })
  choice: LineChoice;

  @Column({ type: 'varchar', length: ID_LENGTH, nullable: true })
  matchId: string | null;

  /** The version of what it was matched with, when they were compared. */
  @Column({ type: 'int', nullable: true })
  matchVersion: number | null;

  /** A `CheckedItem`. */
  @Column({ type: 'simple-json' })
  content: unknown;

  @Column({ type: 'simple-json' })
  report: { changes: FieldChange[]; notes: string[] };
}
