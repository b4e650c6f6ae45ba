import { Column, Entity, Index, IsNull, MoreThan, OneToMany, PrimaryColumn, type Relation } from 'typeorm';
import { WOD_FIELDS } from '@wod/domain';
import { ID_LENGTH, KEY_LENGTH, MOMENT, MOMENT_LENGTH } from '../platform/database/columns.js';
import { contentColumns } from '../platform/fields/content-columns.js';
import { WodEntryEntity } from './wod-entry.entity.js';

@Entity('wods')
export class WodEntity extends contentColumns(WOD_FIELDS) {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  id: string;

  /** `nameKey` of the name, by which an import finds existing WODs. Names may repeat. */
  @Index('ix_wods_name_key')
  @Column({ type: 'varchar', length: KEY_LENGTH })
  nameKey: string;

  /** Incremented by every change; an edit names the version it started from. */
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

  /** Set on a deleted WOD that can still be restored. */
  @Index('ix_wods_deleted_at', { where: 'deletedAt IS NOT NULL' })
  @Column({ ...MOMENT, nullable: true })
  deletedAt: Date | null;

  /** Set on a WOD that isn't in the library yet: a moment in UTC, or `UNPUBLISHED`, which compares as later than any. */
  @Index('ix_wods_publish_at', { where: 'publishAt IS NOT NULL' })
  @Column({ type: 'varchar', length: MOMENT_LENGTH, nullable: true })
  publishAt: string | null;

  @OneToMany(
    () => WodEntryEntity,
    (entry) => entry.wod,
  )
  entries: Relation<WodEntryEntity>[];
}

/** Which are drafts. Greater than nothing is found by its index, in which SQLite doesn't look for "IS NOT NULL". */
export const DRAFTS = { publishAt: MoreThan(''), deletedAt: IsNull() };
