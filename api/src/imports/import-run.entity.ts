import type { ImportResult } from '@wod/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ID_LENGTH, MOMENT } from '../platform/database/columns.js';

/** An import and how far it has come, so that whoever comes back can be told. */
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

  /** The first ones. */
  @Column({ type: 'simple-json', nullable: true })
  errors: ImportResult['results']['errors'] | null;

  @Column(MOMENT)
  startedAt: Date;

  /** When it last said how far it has come. */
  @Column(MOMENT)
  seenAt: Date;

  @Column({ ...MOMENT, nullable: true })
  endedAt: Date | null;
}
