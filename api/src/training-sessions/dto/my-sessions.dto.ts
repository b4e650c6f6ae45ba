import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { MySession, MySessions } from '@wod/domain';

export class MySessionsDto implements MySessions {
  @ApiProperty({ description: 'who asks may change every session' })
  all: boolean;

  @ApiProperty({ type: [String], description: 'otherwise those that they may change' })
  ids: string[];
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
