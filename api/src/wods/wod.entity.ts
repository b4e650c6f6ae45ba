import { Column, Entity, Index, OneToMany, PrimaryColumn, type Relation } from 'typeorm';
import { LIMITS, type WodCategory, type WodType } from '@wod/domain';
import { ID_LENGTH, KEY_LENGTH, MOMENT, WORD_LENGTH } from '../database/columns.js';
import { WodEntryEntity } from './wod-entry.entity.js';

@Entity('wods')
export class WodEntity {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  id: string;

  @Column({ type: 'varchar', length: LIMITS.nameMax })
  name: string;

  /** `nameKey` of the name, by which an import finds what is already there. Names may repeat. */
  @Index('ix_wods_name_key')
  @Column({ type: 'varchar', length: KEY_LENGTH })
  nameKey: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'varchar', length: WORD_LENGTH })
  type: WodType;

  @Column({ type: 'varchar', length: WORD_LENGTH })
  category: WodCategory;

  @Column({ type: 'int', nullable: true })
  timeCapMinutes: number | null;

  @Column({ type: 'int', nullable: true })
  intervalMinutes: number | null;

  @Column({ type: 'int', nullable: true })
  rounds: number | null;

  @Column({ type: 'int', nullable: true })
  startReps: number | null;

  @Column({ type: 'varchar', length: LIMITS.repSchemeMax, nullable: true })
  repScheme: string | null;

  @Column({ type: 'int', nullable: true })
  tabataCycles: number | null;

  /** minutes */
  @Column({ type: 'int', nullable: true })
  estimatedDuration: number | null;

  /**
   * Whether somebody said how long it takes; otherwise the minutes are the estimator's, and follow what it counts. Null in rows of
   * earlier versions: a default in its place would make TypeORM read every row again that it has written.
   */
  @Column({ type: 'boolean', nullable: true })
  minutesAreOwn: boolean | null;

  @Column({ type: 'varchar', length: LIMITS.urlMax, nullable: true })
  videoUrl: string | null;

  /** Raised by every change; an edit names the one it began from. */
  @Column({ type: 'int' })
  version: number;

  /** The content version that last changed the row, so that a read model can fetch just what it has missed. */
  @Index('ix_wods_content_version')
  @Column({ type: 'int' })
  contentVersion: number;

  @Index('ix_wods_created_at')
  @Column(MOMENT)
  createdAt: Date;

  @Column(MOMENT)
  updatedAt: Date;

  /** Set on a WOD that was deleted and can still be restored. */
  @Index('ix_wods_deleted_at')
  @Column({ ...MOMENT, nullable: true })
  deletedAt: Date | null;

  @OneToMany(() => WodEntryEntity, (entry) => entry.wod)
  entries: Relation<WodEntryEntity>[];
}
