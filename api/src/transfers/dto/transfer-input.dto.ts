import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  API_LIMITS,
  type ExportChoice,
  LINE_CHOICES,
  LINE_STATES,
  type LineChoice,
  type LineState,
  LIMITS,
  REVISION_SUBJECTS,
  type RevisionSubject,
  TRANSFER_LIMITS,
  type TransferFormat,
} from '@wod/domain';
import { ID_LENGTH, WORD_LENGTH } from '../../platform/database/columns.js';
import { ExactValue, LineValue, RequiredNumberValue } from '../../platform/input/body-values.js';
import { FormatValue } from '../../platform/input/format-value.js';
import { IdsValue } from '../../platform/input/ids-value.js';
import { FlagParam, TextParam } from '../../platform/input/query-values.js';
import { PageQueryDto } from '../../platform/paging/page-query.dto.js';

const STATE = { message: `state must be one of ${LINE_STATES.join(', ')}` };
const CHOICE = { message: `choice must be one of ${LINE_CHOICES.join(', ')}` };
const PART = { message: 'part must be a whole number from 0' };
const LINES = { message: `lines must be at most ${TRANSFER_LIMITS.choicesMax} numbers of lines` };

/** The query of GET /export. */
export class ExportQueryDto {
  @TextParam()
  @FormatValue()
  format?: TransferFormat;

  @ApiPropertyOptional({
    default: false,
    description: 'whether the whole library as JSON has its drafts too, apart from what is public; no other file has any',
  })
  @FlagParam()
  @IsOptional()
  @IsBoolean({ message: 'drafts must be 1 or 0' })
  drafts?: boolean;
}

/** The body of POST /export. */
export class ExportChoiceDto implements ExportChoice {
  @ApiProperty({ enum: REVISION_SUBJECTS, enumName: 'RevisionSubject' })
  @IsIn(REVISION_SUBJECTS, { message: `subject must be one of ${REVISION_SUBJECTS.join(', ')}` })
  subject: RevisionSubject;

  @IdsValue(API_LIMITS.bulkIdsMax)
  ids: string[];

  @FormatValue()
  format?: TransferFormat;
}

/** The body of POST /transfers. */
export class NewTransferDto {
  @ApiProperty({ maxLength: TRANSFER_LIMITS.fileNameMax })
  @LineValue('File name', TRANSFER_LIMITS.fileNameMax)
  fileName?: string;
}

/** The body of POST /transfers/{id}/parts. */
export class TransferPartDto {
  @ApiProperty({ type: 'integer', minimum: 0 })
  @IsInt(PART)
  @Min(0, PART)
  @Max(LIMITS.repsMax, PART)
  @RequiredNumberValue('part')
  part: number;

  @ApiProperty({ maxLength: TRANSFER_LIMITS.partMax })
  @ExactValue('text', TRANSFER_LIMITS.partMax)
  text?: string;
}

/** The query of GET /transfers/{id}/lines. */
export class TransferLineQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ enum: LINE_STATES, enumName: 'TransferLineState' })
  @TextParam()
  @IsOptional()
  @IsIn(LINE_STATES, STATE)
  state?: LineState;
}

/** The body of PUT /transfers/{id}/choices. */
export class TransferChoiceDto {
  @ApiProperty({ enum: LINE_CHOICES, enumName: 'TransferLineChoice' })
  @IsIn(LINE_CHOICES, CHOICE)
  @LineValue('choice', WORD_LENGTH)
  choice: LineChoice;

  @ApiPropertyOptional({ enum: LINE_STATES, enumName: 'TransferLineState', description: 'all lines in this state' })
  @IsOptional()
  @IsIn(LINE_STATES, STATE)
  @LineValue('state', ID_LENGTH)
  state?: LineState;

  @ApiPropertyOptional({ type: [Number], maxItems: TRANSFER_LIMITS.choicesMax, description: 'these lines' })
  @IsOptional()
  @IsArray(LINES)
  @ArrayMaxSize(TRANSFER_LIMITS.choicesMax, LINES)
  @IsInt({ each: true, ...LINES })
  lines?: number[];
}
