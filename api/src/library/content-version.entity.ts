import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Counts the changes of the public content. It has one row for each kind, which also makes writers of that kind take turns. */
@Entity('content_version')
export class ContentVersionEntity {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  version: number;
}

/** Of the library: WODs and exercises. */
export const CONTENT_VERSION_ID = 1;
/** Of the training sessions. */
export const SESSIONS_VERSION_ID = 2;
