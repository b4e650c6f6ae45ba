import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { BroughtBack, History, HistoryEntry } from '@wod/domain';
import { FieldChangeDto } from '../../revisions/index.js';

const ACTS = ['create', 'change', 'delete', 'restore'] as const satisfies HistoryEntry['act'][];

export class HistoryEntryDto implements HistoryEntry {
  @ApiProperty()
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'username' })
  admin: string;

  @ApiProperty({ enum: ACTS })
  act: HistoryEntry['act'];

  @ApiPropertyOptional({ description: 'what was done to it and others at once' })
  step?: string;

  @ApiPropertyOptional({ description: 'the change took that step back' })
  isUndo?: boolean;

  @ApiProperty({ type: [FieldChangeDto] })
  changes: FieldChangeDto[];

  @ApiPropertyOptional({ description: 'the version that brings back what it was after this change, if it is not that now' })
  backTo?: string;
}

/** The answer of GET /wods/{id}/history and /exercises/{id}/history. */
export class HistoryDto implements History {
  @ApiProperty()
  name: string;

  @ApiProperty({ type: [HistoryEntryDto] })
  entries: HistoryEntryDto[];

  @ApiPropertyOptional({ description: 'the version that brings back what it was before all of these' })
  first?: string;
}

/** The answer of POST /wods/{id}/history/{version} and /exercises/{id}/history/{version}. */
export class BroughtBackDto implements BroughtBack {
  @ApiProperty({ description: 'by which it can be undone' })
  stepId: string;
}
