import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  LINE_CHOICES, LINE_STATES, type LineChoice, type LineState, LIMITS, TRANSFER_FORMATS, TRANSFER_LIMITS, type TransferFormat,
} from '@wod/domain';
import { ID_LENGTH, WORD_LENGTH } from '../../platform/database/columns.js';
import { ExactValue, LineValue, RequiredNumberValue } from '../../platform/input/body-values.js';
import { FlagParam, ListParam, TextParam } from '../../platform/input/query-values.js';
import { PageQueryDto } from '../../platform/paging/page-query.dto.js';

const STATE = { message: `state must be one of ${LINE_STATES.join(', ')}` };
const CHOICE = { message: `choice must be one of ${LINE_CHOICES.join(', ')}` };
const FORMAT = { message: `format must be one of ${TRANSFER_FORMATS.join(', ')}` };
const PART = { message: 'part must be a whole number from 0' };
const IDS = { message: `ids must be at most ${TRANSFER_LIMITS.idsMax} ids` };
const LINES = { message: `lines must be at most ${TRANSFER_LIMITS.choicesMax} numbers of lines` };

/** The query of GET /export. */
export class ExportQueryDto {
  @ApiPropertyOptional({ enum: TRANSFER_FORMATS, default: 'json' })
  @TextParam() @IsOptional() @IsIn(TRANSFER_FORMATS, FORMAT)
  format?: TransferFormat;

  @ApiPropertyOptional({ type: [String], maxItems: TRANSFER_LIMITS.idsMax, description: 'only these WODs, with their exercises' })
  @ListParam() @IsOptional() @ArrayMaxSize(TRANSFER_LIMITS.idsMax, IDS)
  ids?: string[];

  @ApiPropertyOptional({ default: false, description: 'whether the whole library as JSON has its drafts too, apart from what is public; no other file has any' })
  @FlagParam() @IsOptional() @IsBoolean({ message: 'drafts must be 1 or 0' })
  drafts?: boolean;
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
  @IsInt(PART) @Min(0, PART) @Max(LIMITS.repsMax, PART) @RequiredNumberValue('part')
  part: number;

  @ApiProperty({ maxLength: TRANSFER_LIMITS.partMax })
  @ExactValue('text', TRANSFER_LIMITS.partMax)
  text?: string;
}

/** The query of GET /transfers/{id}/lines. */
export class TransferLineQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ enum: LINE_STATES, enumName: 'TransferLineState' })
  @TextParam() @IsOptional() @IsIn(LINE_STATES, STATE)
  state?: LineState;
}

/** The body of PUT /transfers/{id}/choices. */
export class TransferChoiceDto {
  @ApiProperty({ enum: LINE_CHOICES, enumName: 'TransferLineChoice' })
  @IsIn(LINE_CHOICES, CHOICE) @LineValue('choice', WORD_LENGTH)
  choice: LineChoice;

  @ApiPropertyOptional({ enum: LINE_STATES, enumName: 'TransferLineState', description: 'all lines in this state' })
  @IsOptional() @IsIn(LINE_STATES, STATE) @LineValue('state', ID_LENGTH)
  state?: LineState;

  @ApiPropertyOptional({ type: [Number], maxItems: TRANSFER_LIMITS.choicesMax, description: 'these lines' })
  @IsOptional() @IsArray(LINES) @ArrayMaxSize(TRANSFER_LIMITS.choicesMax, LINES) @IsInt({ each: true, ...LINES })
  lines?: number[];
}
