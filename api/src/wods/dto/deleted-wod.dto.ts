import { ApiProperty } from '@nestjs/swagger';
import { type DeletedWod, type DeletedWodPage, type EmptiedBin, WOD_TYPES, type WodType } from '@wod/domain';
import { PaginationDto } from '../../platform/paging/pagination.dto.js';

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

export class DeletedWodPageDto implements DeletedWodPage {
  @ApiProperty({ type: [DeletedWodDto] })
  wods: DeletedWodDto[];

  @ApiProperty()
  pagination: PaginationDto;
}

export class EmptiedBinDto implements EmptiedBin {
  @ApiProperty({ type: 'integer', description: 'how many were removed for good' })
  removed: number;

  @ApiProperty({ type: 'integer', description: 'how many stay, since training sessions show them' })
  kept: number;
}
