import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { LIMITS } from '@wod/domain';
import type { DayRecord } from '../library/day-book.js';
import { ID_LENGTH, WORD_LENGTH } from '../platform/database/columns.js';

/** A day that is decided: drawn when somebody asked for it first, or pinned. */
@Entity('days')
export class DayEntity {
  /** YYYY-MM-DD */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  date: string;

  @Column({ type: 'varchar', length: WORD_LENGTH })
  kind: DayRecord['kind'];

  /** No foreign key: the day remembers a WOD that has left the library for good. */
  @Column({ type: 'varchar', length: ID_LENGTH, nullable: true })
  wodId: string | null;

  @Column({ type: 'varchar', length: LIMITS.nameMax })
  title: string;

  @Column({ type: 'boolean' })
  isPinned: boolean;

  /** The content version that last changed the row. */
  @Index('ix_days_content_version')
  @Column({ type: 'int' })
  contentVersion: number;
}
