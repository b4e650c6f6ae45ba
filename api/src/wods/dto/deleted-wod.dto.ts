import { ApiProperty } from '@nestjs/swagger';
import { type DeletedWod, WOD_TYPES, type WodType } from '@wod/domain';

export class DeletedWodDto implements DeletedWod {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: WOD_TYPES, enumName: 'WodType' })
  type: WodType;

  @ApiProperty({ format: 'date-time' })
  deletedAt: string;
}
