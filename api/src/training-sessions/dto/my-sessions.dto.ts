import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { MySession, MySessions } from '@wod/domain';
import { ViewParam } from './session-query.dto.js';
import { SessionSummaryDto } from './session-summary.dto.js';

export class MySessionsDto implements MySessions {
  @ApiProperty({ description: 'who asks may change every session' })
  all: boolean;

  @ApiProperty({ type: [String], description: 'otherwise those that they may change' })
  ids: string[];

  @ApiPropertyOptional({ type: [SessionSummaryDto], description: 'the newest 50 of these, where they are asked for' })
  sessions?: SessionSummaryDto[];
}

/** The query of GET /training-sessions/mine. */
export class MySessionsQueryDto {
  @ApiPropertyOptional({ enum: ['summary'], description: 'summary adds what a card shows of the newest 50' })
  @ViewParam()
  view?: 'summary';
}

export class OpenEditLinkDto {
  @ApiProperty({ description: 'how many browsers may edit it by the link' })
  browsers: number;
}

export class MySessionDto implements MySession {
  @ApiProperty({ description: 'whether who asks may change it' })
  canEdit: boolean;

  @ApiPropertyOptional({ description: 'they may only because of its edit link: they can neither delete it nor let others in' })
  isByLink?: boolean;

  @ApiPropertyOptional({ description: 'for those to whom it belongs, while it has an edit link' })
  editLink?: OpenEditLinkDto;
}
