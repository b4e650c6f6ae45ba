import { ApiProperty } from '@nestjs/swagger';
import type { EditLink } from '@wod/domain';
import { IsString } from 'class-validator';

export class EditLinkDto implements EditLink {
  @ApiProperty({ description: 'whoever has it may edit the session; it can’t be read again' })
  @IsString()
  key: string;
}
