import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ID_LENGTH, MOMENT } from '../platform/database/columns.js';

/** A token that was signed out. */
@Entity('ended_tokens')
export class EndedTokenEntity {
  /** The token's `jti`. */
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  id: string;

  /** When it would have expired anyway. */
  @Index('ix_ended_tokens_expires_at')
  @Column(MOMENT)
  expiresAt: Date;
}
