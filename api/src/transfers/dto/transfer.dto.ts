import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  LINE_CHOICES,
  LINE_STATES,
  type LineChoice,
  type LineState,
  type LineSubject,
  type Transfer,
  TRANSFER_STATUSES,
  type TransferLine,
  type TransferLinePage,
  type TransferStatus,
} from '@wod/domain';
import { PaginationDto } from '../../platform/paging/pagination.dto.js';
import { FieldChangeDto } from '../../revisions/index.js';

export class TransferCountsDto implements Record<LineState, number> {
  @ApiProperty({ type: 'integer' })
  new: number;

  @ApiProperty({ type: 'integer' })
  changed: number;

  @ApiProperty({ type: 'integer' })
  same: number;

  @ApiProperty({ type: 'integer' })
  refused: number;
}

/** A file that was sent to be imported. */
export class TransferDto implements Transfer {
  @ApiProperty()
  id: string;

  @ApiProperty()
  fileName: string;

  @ApiProperty({ enum: TRANSFER_STATUSES, description: 'stopped: the server ended in the middle, and nothing was changed' })
  status: TransferStatus;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ description: 'lines by what the library makes of them' })
  counts: TransferCountsDto;

  @ApiProperty({ type: 'integer', description: 'lines that an import takes in' })
  chosen: number;

  @ApiProperty({ type: [String] })
  notes: string[];

  @ApiProperty({ type: 'integer', description: 'lines that were read or taken in so far' })
  done: number;

  @ApiPropertyOptional({ description: 'what an import has done, or why it did nothing' })
  outcome?: string;

  @ApiPropertyOptional({ description: 'by which an import can be undone' })
  stepId?: string;
}

/** The answer of GET /transfers/last. */
export class LastTransferDto {
  @ApiPropertyOptional()
  last?: TransferDto;
}

export class TransferLineDto implements TransferLine {
  @ApiProperty({ type: 'integer', description: 'from 1, in the order of the file; exercises come first' })
  number: number;

  @ApiProperty({ type: 'integer', description: 'of the file' })
  line: number;

  @ApiProperty({ enum: ['wod', 'exercise'] })
  subject: LineSubject;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: LINE_STATES, enumName: 'TransferLineState' })
  state: LineState;

  @ApiProperty({ enum: LINE_CHOICES, enumName: 'TransferLineChoice' })
  choice: LineChoice;

  @ApiPropertyOptional({ description: 'what it was matched with' })
  matchId?: string;

  @ApiProperty({ type: [FieldChangeDto], description: 'the beginning of long ones' })
  changes: FieldChangeDto[];

  @ApiProperty({ type: [String], description: 'why it is refused, or what to know' })
  notes: string[];
}

/** The answer of GET /transfers/{id}/lines. */
export class TransferLinePageDto implements TransferLinePage {
  @ApiProperty({ type: [TransferLineDto] })
  lines: TransferLineDto[];

  @ApiProperty()
  pagination: PaginationDto;
}
