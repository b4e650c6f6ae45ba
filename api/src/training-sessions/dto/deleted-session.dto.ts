import { ApiProperty } from '@nestjs/swagger';
import type { DeletedSession } from '@wod/domain';

export class DeletedSessionDto implements DeletedSession {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  isTemplate: boolean;

  @ApiProperty({ format: 'date-time' })
  deletedAt: string;
}
