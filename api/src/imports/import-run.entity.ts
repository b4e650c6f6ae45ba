import type { ImportResult } from '@wod/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ID_LENGTH, MOMENT } from '../platform/database/columns.js';

/** An import and its progress, to be shown to an admin who comes back. */
@Entity('import_runs')
export class ImportRunEntity {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  id: string;

  @Column({ type: 'int' })
  total: number;

  @Column({ type: 'int' })
  imported: number;

  @Column({ type: 'int' })
  skipped: number;

  @Column({ type: 'int' })
  failed: number;

  /** Only the first ones. */
  @Column({ type: 'simple-json', nullable: true })
  errors: ImportResult['results']['errors'] | null;

  @Column(MOMENT)
  startedAt: Date;

  /** When it last reported its progress. */
  @Column(MOMENT)
  seenAt: Date;

  @Column({ ...MOMENT, nullable: true })
  endedAt: Date | null;
}
