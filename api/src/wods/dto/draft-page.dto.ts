import { ApiProperty } from '@nestjs/swagger';
import { type DraftPage, type ExerciseInDrafts, type HeldWod, WOD_TYPES, type WodType } from '@wod/domain';
import { PaginationDto } from '../../platform/paging/pagination.dto.js';

export class HeldWodDto implements HeldWod {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: WOD_TYPES, enumName: 'WodType' })
  type: WodType;

  @ApiProperty({ description: 'the moment when it will enter the library, or never' })
  publishAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class ExerciseInDraftsDto implements ExerciseInDrafts {
  @ApiProperty()
  id: string;

  @ApiProperty({ description: 'how many drafts use it' })
  drafts: number;

  @ApiProperty({ description: 'the id of one of them' })
  draftId: string;
}

export class DraftPageDto implements DraftPage {
  @ApiProperty({ type: [HeldWodDto] })
  drafts: HeldWodDto[];

  @ApiProperty()
  pagination: PaginationDto;
}
