import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import {
  type DeletedSessions, LIMITS, type PlannedSession, type PlannedSessionQuery, type PlannedSessionsPage, type RestoredSessions, type SessionIds,
} from '@wod/domain';
import { ID_LENGTH } from '../../platform/database/columns.js';
import { TextParam } from '../../platform/input/query-values.js';
import { PageQueryDto } from '../../platform/paging/page-query.dto.js';
import { PaginationDto } from '../../platform/paging/pagination.dto.js';
import { SearchParam } from './session-query.dto.js';
import { SessionSummaryDto } from './session-summary.dto.js';

const BROWSER = /^[\da-f]{12}$/;
const browserRule = { message: 'browser must be one that the list names' };
const IDS = { message: `ids must be a list of 1 to ${LIMITS.sessionIdsMax} ids` };

export class PlannedSessionQueryDto extends PageQueryDto implements PlannedSessionQuery {
  @SearchParam()
  search?: string;

  @ApiPropertyOptional({ description: 'only those that this browser made' })
  @TextParam() @IsOptional() @Matches(BROWSER, browserRule)
  browser?: string;
}

export class PlannedSessionDto extends SessionSummaryDto implements PlannedSession {
  @ApiPropertyOptional({ description: "names the browser that made it; absent for the admin's own" })
  browser?: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'the day on which somebody last looked at it' })
  openedAt?: string;
}

export class PlannedSessionsPageDto implements PlannedSessionsPage {
  @ApiProperty({ type: [PlannedSessionDto] })
  sessions: PlannedSessionDto[];

  @ApiProperty()
  pagination: PaginationDto;
}

export class SessionIdsDto implements SessionIds {
  @ApiProperty({ type: [String], minItems: 1, maxItems: LIMITS.sessionIdsMax })
  @IsString({ each: true, ...IDS })
  @MaxLength(ID_LENGTH, { each: true, ...IDS })
  @ArrayNotEmpty(IDS)
  @ArrayMaxSize(LIMITS.sessionIdsMax, IDS)
  @IsArray(IDS)
  ids: string[];
}

export class BrowserDto {
  @ApiProperty({ description: 'as the list names it' })
  @Matches(BROWSER, browserRule)
  browser: string;
}

export class DeletedSessionsDto implements DeletedSessions {
  @ApiProperty({ type: [String] })
  deleted: string[];
}

export class RestoredSessionsDto implements RestoredSessions {
  @ApiProperty({ type: [String] })
  restored: string[];
}
