import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ID_LENGTH } from '../platform/database/columns.js';

/** A part of a file, as it was sent. */
@Entity('transfer_parts')
export class TransferPartEntity {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  transferId: string;

  /** from 0 */
  @PrimaryColumn({ type: 'int' })
  part: number;

  @Column({ type: 'text' })
  text: string;
}
