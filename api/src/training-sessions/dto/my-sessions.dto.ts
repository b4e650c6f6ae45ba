import { ApiProperty } from '@nestjs/swagger';
import type { MySession, MySessions } from '@wod/domain';

export class MySessionsDto implements MySessions {
  @ApiProperty({ description: 'who asks may change every session' })
  all: boolean;

  @ApiProperty({ type: [String], description: 'otherwise those that they may change' })
  ids: string[];
}

export class MySessionDto implements MySession {
  @ApiProperty({ description: 'whether who asks may change it' })
  canEdit: boolean;
}
