import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CLASS_DEEDS,
  type ClassPlan,
  type NewSharedRun,
  type RunEvent,
  type PlannedStretch,
  type RunOf,
  type RunRecord,
  SHARED_RUN,
  type SharedRun,
  STRETCH_KINDS,
  WOD_DEEDS,
} from '@wod/domain';

const AT_MOST_A_DAY = { minimum: 0, maximum: SHARED_RUN.farthestMs };

export class RunOfDto implements RunOf {
  @ApiProperty({ enum: ['wod', 'session'] })
  kind: RunOf['kind'];

  @ApiProperty({ maxLength: SHARED_RUN.idMax })
  id: string;
}

export class RunAnswersDto {
  @ApiPropertyOptional({ type: 'number', nullable: true, description: 'of an EMOM without a fixed length; null: until a minute fails' })
  minutes?: number | null;

  @ApiPropertyOptional({ type: 'number', nullable: true, description: 'null: no cap' })
  capMinutes?: number | null;

  @ApiPropertyOptional({ description: 'at each lift' })
  attempts?: number;

  @ApiPropertyOptional({ description: 'seconds between attempts or sets' })
  setRest?: number;
}

export class RunEventDto implements RunEvent {
  @ApiProperty({ ...AT_MOST_A_DAY, description: 'milliseconds of running time since the end of the lead-in' })
  at: number;

  @ApiProperty({ enum: [...WOD_DEEDS, ...CLASS_DEEDS] })
  do: RunEvent['do'];

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: SHARED_RUN.tasksMax })
  task?: number;

  @ApiPropertyOptional({ minimum: -SHARED_RUN.amountMax, maximum: SHARED_RUN.amountMax })
  amount?: number;
}

export class PlannedStretchDto implements PlannedStretch {
  @ApiProperty({ enum: [...STRETCH_KINDS] })
  kind: PlannedStretch['kind'];

  @ApiProperty({ maxLength: SHARED_RUN.titleMax })
  title: string;

  @ApiProperty({ minimum: 0, maximum: SHARED_RUN.secondsMax, description: '0: open end' })
  seconds: number;

  @ApiPropertyOptional({ maxLength: SHARED_RUN.idMax, description: 'of a WOD' })
  wodId?: string;
}

export class ClassPlanDto implements ClassPlan {
  @ApiProperty({ minimum: 0, maximum: SHARED_RUN.secondsMax })
  seconds: number;

  @ApiProperty({ type: [PlannedStretchDto], maxItems: SHARED_RUN.stretchesMax })
  stretches: PlannedStretchDto[];
}

/** What runs and since when; everything that a clock shows follows from it. */
export class RunDto implements RunRecord {
  @ApiProperty()
  of: RunOfDto;

  @ApiProperty()
  answers: RunAnswersDto;

  @ApiProperty({
    description: 'when the lead-in ends or ended, moved on by what was paused: milliseconds since 1970 by the server’s clock (GET /runs/time)',
  })
  beganAt: number;

  @ApiPropertyOptional({ description: 'since when it stands still' })
  pausedAt?: number;

  @ApiProperty({ type: [RunEventDto], maxItems: SHARED_RUN.eventsMax })
  events: RunEventDto[];

  @ApiPropertyOptional({ description: 'of a class: what it was to be when it was started, whatever becomes of the session' })
  plan?: ClassPlanDto;
}

export class SharedRunDto implements SharedRun {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'how often it was changed' })
  version: number;

  @ApiProperty()
  run: RunDto;
}

export class NewSharedRunDto extends SharedRunDto implements NewSharedRun {
  @ApiProperty({ example: 'CDF4H7' })
  code: string;

  @ApiProperty({ description: 'whoever has it may change the run' })
  key: string;
}

export class ServerTimeDto {
  @ApiProperty({ description: 'milliseconds since 1970' })
  now: number;
}
