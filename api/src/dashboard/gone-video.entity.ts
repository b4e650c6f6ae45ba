import { Entity, PrimaryColumn } from 'typeorm';
import { LIMITS } from '@wod/domain';

/** A video that YouTube no longer had when the admin's browser asked for it. */
@Entity('gone_videos')
export class GoneVideoEntity {
  /** Its id in hex: MySQL would take two that differ only in case for one. */
  @PrimaryColumn({ type: 'varchar', length: 2 * LIMITS.videoIdLength })
  videoKey: string;
}
