import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsArray, IsObject, ValidateNested } from 'class-validator';
import { LIMITS, type SessionEntryInput, type TrainingSessionInput } from '@wod/domain';
import { ID_LENGTH } from '../../database/columns.js';
import { FlagValue, LineValue, NumberValue, RequiredNumberValue, TextValue } from '../../input/body-values.js';
import { AtMost } from '../../input/list-lengths.js';

const minutes = (minimum: number) => ({ type: 'integer', minimum, maximum: LIMITS.minutesMax }) as const;

/** One WOD of a session as it is sent. */
export class SessionEntryInputDto implements SessionEntryInput {
  @ApiProperty()
  @LineValue('WOD', ID_LENGTH)
  wodId: string;

  @ApiProperty({ type: 'integer', description: 'the WODs are sorted by it and renumbered from 1' })
  @RequiredNumberValue('Order')
  order: number;

  @ApiPropertyOptional({ maxLength: LIMITS.notesMax })
  @TextValue('Notes', LIMITS.notesMax)
  notes?: string;
}

/** The body of POST and PUT /training-sessions. The types are checked here; every other rule is `sessionProblems`, as in the form. */
export class TrainingSessionInputDto implements TrainingSessionInput {
  @ApiProperty({ maxLength: LIMITS.nameMax })
  @LineValue('Name', LIMITS.nameMax)
  name: string;

  @ApiPropertyOptional({ maxLength: LIMITS.descriptionMax })
  @TextValue('Description', LIMITS.descriptionMax)
  description?: string;

  @ApiProperty(minutes(1))
  @RequiredNumberValue('Total time')
  totalMinutes: number;

  @ApiProperty(minutes(0))
  @RequiredNumberValue('Warm-up')
  mobilityMinutes: number;

  @ApiProperty(minutes(0))
  @RequiredNumberValue('Cool-down')
  cooldownMinutes: number;

  @ApiPropertyOptional({ maxLength: LIMITS.sessionNotesMax })
  @TextValue('Session notes', LIMITS.sessionNotesMax)
  notes?: string;

  @ApiPropertyOptional({ default: false })
  @FlagValue('Template')
  isTemplate: boolean;

  @ApiPropertyOptional({ type: 'integer', description: 'the version that an edit began from; an older one is refused with 409' })
  @NumberValue('Version')
  version?: number;

  @ApiProperty({ type: [SessionEntryInputDto], maxItems: LIMITS.sessionWodsMax })
  @AtMost(LIMITS.sessionWodsMax)
  @Type(() => SessionEntryInputDto)
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'Each WOD must be an object' })
  @IsArray({ message: 'WODs must be a list' })
  wods: SessionEntryInputDto[] = [];
}
