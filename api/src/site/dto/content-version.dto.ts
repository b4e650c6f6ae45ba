import { ApiProperty } from '@nestjs/swagger';

export class ContentVersionDto {
  /** It tells only whether something has changed, not in which order. */
  @ApiProperty({ example: '42' })
  version: string;
}
