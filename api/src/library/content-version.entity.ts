import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Counts the changes of the public content. There is one row per kind, which also makes writers of that kind take turns. */
@Entity('content_version')
export class ContentVersionEntity {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  version: number;
}

/** For the library: WODs and exercises. */
export const CONTENT_VERSION_ID = 1;
/** For the training sessions. */
export const SESSIONS_VERSION_ID = 2;
