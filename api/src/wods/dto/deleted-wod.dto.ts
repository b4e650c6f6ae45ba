import { ApiProperty } from '@nestjs/swagger';
import { type DeletedWod, type EmptiedBin, WOD_TYPES, type WodType } from '@wod/domain';

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

export class EmptiedBinDto implements EmptiedBin {
  @ApiProperty({ type: 'integer', description: 'how many were removed for good' })
  removed: number;

  @ApiProperty({ type: 'integer', description: 'how many stay, since training sessions show them' })
  kept: number;
}
