import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ID_LENGTH } from '../platform/database/columns.js';

/** Which library the database holds, in one row. A restore replaces it with another, whose content versions mean something else. */
@Entity('library_identity')
export class LibraryIdentityEntity {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** A uuid. */
  @Column({ type: 'varchar', length: ID_LENGTH })
  epoch: string;
}

export const LIBRARY_IDENTITY_ID = 1;
