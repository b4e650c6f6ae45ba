import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { API_LIMITS } from '@wod/domain';
import { ID_LENGTH, KEY_LENGTH, MOMENT } from '../platform/database/columns.js';

@Entity('admins')
export class AdminEntity {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  id: string;

  @Column({ type: 'varchar', length: API_LIMITS.usernameMax })
  username: string;

  /** The username in lower case: one database ignores case when comparing, the other doesn't. */
  @Index('uq_admins_username_key', { unique: true })
  @Column({ type: 'varchar', length: KEY_LENGTH })
  usernameKey: string;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  @Column({ type: 'varchar', length: 255 })
  passwordHash: string;

  /** Incremented when the password changes, which invalidates all earlier tokens. */
  @Column({ type: 'int' })
  tokenVersion: number;

  @Column(MOMENT)
  createdAt: Date;

  @Column(MOMENT)
  updatedAt: Date;
}
