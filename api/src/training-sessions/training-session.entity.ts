import { Column, Entity, Index, OneToMany, PrimaryColumn, type Relation } from 'typeorm';
import { LIMITS } from '@wod/domain';
import { ID_LENGTH, MOMENT } from '../database/columns.js';
import { SessionEntryEntity } from './session-entry.entity.js';

@Entity('training_sessions')
export class TrainingSessionEntity {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  id: string;

  @Column({ type: 'varchar', length: LIMITS.nameMax })
  name: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'int' })
  totalMinutes: number;

  @Column({ type: 'int' })
  mobilityMinutes: number;

  @Column({ type: 'int' })
  cooldownMinutes: number;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  @Column({ type: 'boolean' })
  isTemplate: boolean;

  /** SHA-256 of the planner key of the browser that created it, in hex; absent when the admin did. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  ownerKeyHash: string | null;

  /** Raised by every change; an edit names the one it began from. */
  @Column({ type: 'int' })
  version: number;

  @Column(MOMENT)
  createdAt: Date;

  @Column(MOMENT)
  updatedAt: Date;

  /** Set on a session that was deleted and can still be restored. */
  @Index('ix_training_sessions_deleted_at')
  @Column({ ...MOMENT, nullable: true })
  deletedAt: Date | null;

  @OneToMany(() => SessionEntryEntity, (entry) => entry.session)
  entries: Relation<SessionEntryEntity>[];
}
