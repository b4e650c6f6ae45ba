import { Column, Entity, Index, OneToMany, PrimaryColumn, type Relation } from 'typeorm';
import { SESSION_FIELDS } from '@wod/domain';
import { ID_LENGTH, MOMENT } from '../platform/database/columns.js';
import { contentColumns } from '../platform/fields/content-columns.js';
import { SessionBlockEntity } from './session-block.entity.js';
import { SessionEntryEntity } from './session-entry.entity.js';
import { NETWORK_LENGTH } from './session-networks.js';

@Entity('training_sessions')
@Index('ix_training_sessions_room', ['ownerKeyHash', 'deletedAt', 'bytes'])
export class TrainingSessionEntity extends contentColumns(SESSION_FIELDS) {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  id: string;

  /** SHA-256 of the planner key of the browser that created it, in hex; absent when the admin did. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  ownerKeyHash: string | null;

  /** SHA-256 of the key in its edit link, in hex; absent while it has none. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  editLinkHash: string | null;

  /** SHA-256 of the planner keys of the browsers that came by its edit link, in the order in which they came. */
  @Column({ type: 'simple-json', nullable: true })
  editors: string[] | null;

  /** The narrowest network it was created from, as a keyed hash; absent when the admin created it, or when it is not known. */
  @Index('ix_training_sessions_network')
  @Column({ type: 'varchar', length: NETWORK_LENGTH, nullable: true })
  network: string | null;

  @Index('ix_training_sessions_wider_network')
  @Column({ type: 'varchar', length: NETWORK_LENGTH, nullable: true })
  widerNetwork: string | null;

  @Index('ix_training_sessions_widest_network')
  @Column({ type: 'varchar', length: NETWORK_LENGTH, nullable: true })
  widestNetwork: string | null;

  /** The planner room it takes, as `sessionBytes` counts it. */
  @Column({ type: 'int', default: 0 })
  bytes: number;

  /** When someone last viewed it, to the day. */
  @Index('ix_training_sessions_opened_at')
  @Column({ ...MOMENT, nullable: true })
  openedAt: Date | null;

  /** The version of the sessions that last changed the row, so that a read model can fetch just what it has missed. */
  @Index('ix_training_sessions_content_version')
  @Column({ type: 'int', default: 0 })
  contentVersion: number;

  /** Incremented by every change; an edit names the version it started from. */
  @Column({ type: 'int' })
  version: number;

  @Column(MOMENT)
  createdAt: Date;

  @Column(MOMENT)
  updatedAt: Date;

  /** Set on a deleted session that can still be restored. */
  @Index('ix_training_sessions_deleted_at', { where: 'deletedAt IS NOT NULL' })
  @Column({ ...MOMENT, nullable: true })
  deletedAt: Date | null;

  @OneToMany(
    () => SessionEntryEntity,
    (entry) => entry.session,
  )
  entries: Relation<SessionEntryEntity>[];

  @OneToMany(
    () => SessionBlockEntity,
    (block) => block.session,
  )
  blocks: Relation<SessionBlockEntity>[];
}
