import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { HASH_LENGTH, ID_LENGTH, MOMENT } from '../database/columns.js';

/** What a creating call with an Idempotency-Key has made, for as long as somebody may send it again. */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  /** SHA-256 in hex of the route, of who sends, and of the key. */
  @PrimaryColumn({ type: 'varchar', length: HASH_LENGTH })
  hash: string;

  /** SHA-256 in hex of what was sent. */
  @Column({ type: 'varchar', length: HASH_LENGTH })
  bodyHash: string;

  @Column({ type: 'varchar', length: ID_LENGTH })
  madeId: string;

  @Index('ix_idempotency_keys_created_at')
  @Column(MOMENT)
  createdAt: Date;
}
