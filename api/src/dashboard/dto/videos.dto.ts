import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import { API_LIMITS, LIMITS, type LibraryVideos, type VideoCheck } from '@wod/domain';

const ID = new RegExp(`^[\\w-]{${LIMITS.videoIdLength}}$`);
const IDS = { message: `$property must be a list of at most ${API_LIMITS.videoCheckMax} ids of videos` };

export class LibraryVideosDto implements LibraryVideos {
  @ApiProperty({ type: [String] })
  ids: string[];
}

export class VideoCheckDto implements VideoCheck {
  @ApiProperty({ type: [String], maxItems: API_LIMITS.videoCheckMax, description: 'YouTube has them' })
  @Matches(ID, { each: true, ...IDS })
  @ArrayMaxSize(API_LIMITS.videoCheckMax, IDS)
  @IsArray(IDS)
  there: string[];

  @ApiProperty({ type: [String], maxItems: API_LIMITS.videoCheckMax, description: 'YouTube has them no more' })
  @Matches(ID, { each: true, ...IDS })
  @ArrayMaxSize(API_LIMITS.videoCheckMax, IDS)
  @IsArray(IDS)
  gone: string[];
}
