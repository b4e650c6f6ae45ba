import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import {
  API_LIMITS,
  type DeletedSessions,
  LIMITS,
  type PlannedSession,
  type PlannedSessionQuery,
  type PlannedSessionsPage,
  type RestoredSessions,
  SESSION_SORTS,
  type SessionExport,
  type SessionIds,
  type SessionSort,
  type TransferFormat,
} from '@wod/domain';
import { FormatValue } from '../../platform/input/format-value.js';
import { IdsValue } from '../../platform/input/ids-value.js';
import { FlagParam, TextParam } from '../../platform/input/query-values.js';
import { LimitParam } from '../../platform/paging/limit-param.js';
import { PageQueryDto } from '../../platform/paging/page-query.dto.js';
import { PaginationDto } from '../../platform/paging/pagination.dto.js';
import { SearchParam, TemplateParam } from './session-query.dto.js';
import { SessionSummaryDto } from './session-summary.dto.js';

const BROWSER = /^[\da-f]{12}$/;
const browserRule = { message: 'browser must be one that the list names' };
const MOMENT = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z$/;
const momentRule = (field: string) => ({ message: `${field} must be a moment such as 2026-11-21T08:30:00.000Z` });

export class PlannedSessionQueryDto extends PageQueryDto implements PlannedSessionQuery {
  @SearchParam()
  search?: string;

  @TemplateParam()
  template?: boolean;

  @ApiPropertyOptional({ description: 'only those that this browser made' })
  @TextParam()
  @IsOptional()
  @Matches(BROWSER, browserRule)
  browser?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'made at this moment or later' })
  @TextParam()
  @IsOptional()
  @Matches(MOMENT, momentRule('from'))
  from?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'made before this moment' })
  @TextParam()
  @IsOptional()
  @Matches(MOMENT, momentRule('before'))
  before?: string;

  @ApiPropertyOptional({ enum: SESSION_SORTS, description: 'created, the newest first, where it is left out; the others ascending' })
  @TextParam()
  @IsOptional()
  @IsIn(SESSION_SORTS, { message: `sort must be one of ${SESSION_SORTS.join(', ')}` })
  sort?: SessionSort;

  @ApiPropertyOptional({ description: 'turns the order around' })
  @FlagParam()
  @IsOptional()
  @IsBoolean({ message: 'reversed must be 1 or 0' })
  reversed?: boolean;

  @LimitParam({ usual: API_LIMITS.panelPageSize, most: API_LIMITS.panelPageMax })
  limit?: number;
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
  @IdsValue(LIMITS.sessionIdsMax)
  ids: string[];
}

/** The body of POST /planned-sessions/export. */
export class SessionExportDto extends SessionIdsDto implements SessionExport {
  @FormatValue()
  format?: TransferFormat;
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
