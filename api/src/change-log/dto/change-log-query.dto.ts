import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, MaxLength } from 'class-validator';
import {
  API_LIMITS,
  CHANGE_ACTIONS,
  CHANGE_SUBJECTS,
  type ChangeAction,
  type ChangeLogQuery,
  type ChangeLogSelection,
  type ChangeSubject,
} from '@wod/domain';
import { FlagParam, TextParam } from '../../platform/input/query-values.js';
import { LimitParam } from '../../platform/paging/limit-param.js';
import { PageParam } from '../../platform/paging/page-query.dto.js';

/** The query of GET /change-log/export. */
export class ChangeLogSelectionDto implements ChangeLogSelection {
  @ApiPropertyOptional({ maxLength: API_LIMITS.usernameMax, description: 'only changes by this account' })
  @TextParam()
  @IsOptional()
  @MaxLength(API_LIMITS.usernameMax, { message: `admin must be one name of at most ${API_LIMITS.usernameMax} characters` })
  admin?: string;

  @ApiPropertyOptional({ enum: CHANGE_ACTIONS, enumName: 'ChangeAction' })
  @TextParam()
  @IsOptional()
  @IsIn(CHANGE_ACTIONS, { message: `action must be one of ${CHANGE_ACTIONS.join(', ')}` })
  action?: ChangeAction;

  @ApiPropertyOptional({ enum: CHANGE_SUBJECTS, enumName: 'ChangeSubject' })
  @TextParam()
  @IsOptional()
  @IsIn(CHANGE_SUBJECTS, { message: `subject must be one of ${CHANGE_SUBJECTS.join(', ')}` })
  subject?: ChangeSubject;

  @ApiPropertyOptional({ description: 'the oldest first' })
  @FlagParam()
  @IsOptional()
  @IsBoolean({ message: 'reversed must be 1 or 0' })
  reversed?: boolean;
}

/** The query of GET /change-log. */
export class ChangeLogQueryDto extends ChangeLogSelectionDto implements ChangeLogQuery {
  @PageParam()
  page?: number;

  @LimitParam({ usual: API_LIMITS.panelPageSize, most: API_LIMITS.panelPageMax })
  limit?: number;
}
