import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Counts the changes of the public content. It has one row, which also makes writers of content take turns. */
@Entity('content_version')
export class ContentVersionEntity {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  version: number;
}

export const CONTENT_VERSION_ID = 1;
