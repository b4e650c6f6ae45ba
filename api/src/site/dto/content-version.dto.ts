import { ApiProperty } from '@nestjs/swagger';
import type { ContentVersion } from '@wod/domain';

/** Versions only tell whether something has changed, not in which order. */
export class ContentVersionDto implements ContentVersion {
  @ApiProperty({ example: '42@2026-11-22', description: 'of WODs, exercises and days' })
  library: string;

  @ApiProperty({ example: '42.7@2026-11-22', description: 'of training sessions and of the WODs that they show' })
  sessions: string;

  @ApiProperty({ example: '42@2026-11-22', deprecated: true, description: 'library, for document servers of the release before' })
  version: string;
}
