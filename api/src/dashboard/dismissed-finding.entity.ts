import { Column, Entity, PrimaryColumn } from 'typeorm';
import { API_LIMITS, type InboxKind } from '@wod/domain';
import { ID_LENGTH, MOMENT, WORD_LENGTH } from '../platform/database/columns.js';

/** A finding that an admin doesn't want to see again. No foreign key: what it is about may be restored after it was deleted. */
@Entity('dismissed_findings')
export class DismissedFindingEntity {
  @PrimaryColumn({ type: 'varchar', length: WORD_LENGTH })
  kind: InboxKind;

  /** The id of what it is about, or two with a tilde between them. */
  @PrimaryColumn({ type: 'varchar', length: 2 * ID_LENGTH + 1 })
  findingKey: string;

  @Column(MOMENT)
  at: Date;

  /** username */
  @Column({ type: 'varchar', length: API_LIMITS.usernameMax })
  admin: string;
}
