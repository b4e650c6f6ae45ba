import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MOMENT } from '../platform/database/columns.js';

/** What was put into the empty library at its first start. An unfinished seed is resumed at the next start. */
@Entity('seeds')
export class SeedEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name: string;

  @Column(MOMENT)
  startedAt: Date;

  @Column({ ...MOMENT, nullable: true })
  finishedAt: Date | null;
}
