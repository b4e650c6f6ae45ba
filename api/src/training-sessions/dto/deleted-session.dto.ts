import { ApiProperty } from '@nestjs/swagger';
import type { DeletedSession, DeletedSessionPage } from '@wod/domain';
import { PaginationDto } from '../../platform/paging/pagination.dto.js';

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

export class DeletedSessionPageDto implements DeletedSessionPage {
  @ApiProperty({ type: [DeletedSessionDto] })
  sessions: DeletedSessionDto[];

  @ApiProperty()
  pagination: PaginationDto;
}
