import { ApiProperty } from '@nestjs/swagger';
import type { ContentVersion } from '@wod/domain';

/** Versions only tell whether something has changed, not in which order. */
export class ContentVersionDto implements ContentVersion {
  @ApiProperty({ example: '42', description: 'of WODs and exercises' })
  library: string;

  @ApiProperty({ example: '42.7', description: 'of training sessions and of the WODs that they show' })
  sessions: string;

  @ApiProperty({ example: '42', deprecated: true, description: 'library, for document servers of the release before' })
  version: string;
}
