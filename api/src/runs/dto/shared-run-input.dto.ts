import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDefined, IsInt, Min } from 'class-validator';
import { readSharedRun, type RunRecord, type SharedRun } from '@wod/domain';
import { RunDto } from './shared-run.dto.js';

const RUN = { message: 'run must be what runs and since when, within the last day' };
const VERSION = { message: 'version must be the version that was changed' };

/** A run to be shared. */
export class NewRunInputDto {
  @ApiProperty({ type: RunDto })
  @Transform(({ value }: { value: unknown }) => readSharedRun(value, Date.now()))
  @IsDefined(RUN)
  run: RunRecord;
}

/** A run's new state. */
export class RunInputDto extends NewRunInputDto implements SharedRun {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'the version that was changed' })
  @IsInt(VERSION)
  @Min(1, VERSION)
  version: number;
}
