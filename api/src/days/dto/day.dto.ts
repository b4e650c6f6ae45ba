import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ComingDay, Day, DaysPage } from '@wod/domain';
import { WodDto } from '../../wods/index.js';

const DATE = { format: 'date', example: '2026-11-22' };

export class DayDto implements Day {
  @ApiProperty({ ...DATE, description: 'in the time zone of the site' })
  date: string;

  @ApiProperty({ enum: ['wod', 'rest', 'gone'], description: 'gone: its WOD was taken out of the library since' })
  kind: Day['kind'];

  @ApiProperty({ example: 'Helen', description: 'the name of the WOD, or Rest day' })
  title: string;

  @ApiPropertyOptional()
  wod?: WodDto;
}

export class DaysPageDto implements DaysPage {
  @ApiProperty(DATE)
  today: string;

  @ApiProperty({ type: [DayDto] })
  days: DayDto[];

  @ApiPropertyOptional({ ...DATE, description: 'what before asks for the next page' })
  before?: string;
}

export class ComingDayDto implements ComingDay {
  @ApiProperty(DATE)
  date: string;

  @ApiProperty({ enum: ['wod', 'rest'] })
  kind: ComingDay['kind'];

  @ApiProperty({ example: 'Helen', description: 'the name of the WOD, or Rest day' })
  title: string;

  @ApiPropertyOptional()
  wodId?: string;

  @ApiProperty({ description: 'the admin has chosen it; otherwise it was drawn, and may change with the library until the day begins' })
  isPinned: boolean;

  @ApiPropertyOptional({ description: 'its WOD is a draft that will be public by then' })
  isDraft?: boolean;
}
