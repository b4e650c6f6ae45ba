import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsArray, IsObject, ValidateNested } from 'class-validator';
import {
  LIMITS, WOD_CATEGORIES, WOD_TYPES, type WodCategory, type WodEntryInput, type WodInput, type WodType,
} from '@wod/domain';
import { ID_LENGTH, WORD_LENGTH } from '../../database/columns.js';
import { FlagValue, LineValue, NumberValue, TextValue } from '../../input/body-values.js';
import { AtMost } from '../../input/list-lengths.js';

const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum }) as const;
const LOAD = { description: 'kg', minimum: 0, maximum: LIMITS.weightMax, multipleOf: LIMITS.weightStep };

/** One line of a WOD as it is sent. The types are checked here; every other rule is `wodProblems`, as in the form. */
export class WodEntryInputDto implements WodEntryInput {
  @ApiProperty()
  @LineValue('Exercise', ID_LENGTH)
  exerciseId: string;

  @ApiPropertyOptional(whole(1, LIMITS.repsMax))
  @NumberValue('Reps')
  reps?: number;

  @ApiPropertyOptional({ ...whole(1, LIMITS.distanceMax), description: 'metres' })
  @NumberValue('Distance')
  distance?: number;

  @ApiPropertyOptional({ ...whole(1, LIMITS.secondsMax), description: 'seconds' })
  @NumberValue('Duration')
  duration?: number;

  @ApiPropertyOptional({ ...whole(1, LIMITS.secondsMax), description: 'seconds' })
  @NumberValue('Time cap')
  timeCap?: number;

  @ApiPropertyOptional(LOAD)
  @NumberValue('Weight')
  weight?: number;

  @ApiPropertyOptional(LOAD)
  @NumberValue("Women's weight")
  womenWeight?: number;

  @ApiPropertyOptional({ maxLength: LIMITS.notesMax })
  @TextValue('Notes', LIMITS.notesMax)
  notes?: string;

  @ApiPropertyOptional({ ...whole(1, LIMITS.partsMax), description: 'of a WOD in several parts: the one that the entry belongs to' })
  @NumberValue('Part')
  part?: number;

  @ApiPropertyOptional({ ...whole(1, LIMITS.roundsMax), description: 'how often that part is done' })
  @NumberValue('Part rounds')
  partRounds?: number;

  @ApiPropertyOptional({ description: 'done at the start of each interval of a CHIPPER_EMOM' })
  @FlagValue('Interruption')
  isEmomInterruption?: boolean;
}

/** The body of POST and PUT /wods. Parameters that the type doesn't have are dropped. */
export class WodInputDto implements WodInput {
  @ApiProperty({ maxLength: LIMITS.nameMax })
  @LineValue('Name', LIMITS.nameMax)
  name: string;

  @ApiPropertyOptional({ maxLength: LIMITS.descriptionMax })
  @TextValue('Description', LIMITS.descriptionMax)
  description?: string;

  @ApiProperty({ enum: WOD_TYPES, enumName: 'WodType' })
  @LineValue('Type', WORD_LENGTH)
  type: WodType;

  @ApiPropertyOptional({ enum: WOD_CATEGORIES, enumName: 'WodCategory', description: 'left out, a new WOD is CUSTOM and an edited one keeps its own' })
  @LineValue('Category', WORD_LENGTH)
  category?: WodCategory;

  @ApiPropertyOptional({ ...whole(1, LIMITS.minutesMax), description: 'of AMRAP (required) and FOR_TIME' })
  @NumberValue('Time cap')
  timeCapMinutes?: number;

  @ApiPropertyOptional({ ...whole(1, LIMITS.minutesMax), description: 'of EMOM and CHIPPER_EMOM (required)' })
  @NumberValue('Interval')
  intervalMinutes?: number;

  @ApiPropertyOptional({ ...whole(1, LIMITS.roundsMax), description: 'of ROUNDS (required)' })
  @NumberValue('Rounds')
  rounds?: number;

  @ApiPropertyOptional({ ...whole(LIMITS.startRepsMin, LIMITS.startRepsMax), description: 'of LADDER' })
  @NumberValue('Start reps')
  startReps?: number;

  @ApiPropertyOptional({ maxLength: LIMITS.repSchemeMax, description: 'of LADDER: dash-separated rep counts, for example 21-15-9' })
  @LineValue('Rep scheme', LIMITS.repSchemeMax)
  repScheme?: string;

  @ApiPropertyOptional({ ...whole(LIMITS.tabataCyclesMin, LIMITS.tabataCyclesMax), description: 'of TABATA (required)' })
  @NumberValue('Tabata cycles')
  tabataCycles?: number;

  @ApiPropertyOptional({ ...whole(1, LIMITS.minutesMax), description: 'minutes; left out or 0, it is estimated' })
  @NumberValue('Estimated duration')
  estimatedDuration?: number;

  @ApiPropertyOptional({ description: 'whether the sent minutes count instead of the estimate; left out, they do where they are sent' })
  @FlagValue('Own minutes')
  minutesAreOwn?: boolean;

  @ApiPropertyOptional({ maxLength: LIMITS.urlMax })
  @LineValue('Video URL', LIMITS.urlMax)
  videoUrl?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'the version that an edit began from; an older one is refused with 409' })
  @NumberValue('Version')
  version?: number;

  @ApiProperty({ type: [WodEntryInputDto], maxItems: LIMITS.wodEntriesMax })
  @AtMost(LIMITS.wodEntriesMax)
  @Type(() => WodEntryInputDto)
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'Each exercise must be an object' })
  @IsArray({ message: 'Exercises must be a list' })
  exercises: WodEntryInputDto[] = [];
}
