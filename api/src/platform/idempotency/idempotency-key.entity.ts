import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { HASH_LENGTH, ID_LENGTH, MOMENT } from '../database/columns.js';

/** What a call with an Idempotency-Key created, kept for as long as the call may be repeated. */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  /** SHA-256 in hex of the route, the sender and the key. */
  @PrimaryColumn({ type: 'varchar', length: HASH_LENGTH })
  hash: string;

  /** SHA-256 in hex of the body. */
  @Column({ type: 'varchar', length: HASH_LENGTH })
  bodyHash: string;

  @Column({ type: 'varchar', length: ID_LENGTH })
  madeId: string;

  @Index('ix_idempotency_keys_created_at')
  @Column(MOMENT)
  createdAt: Date;
}
