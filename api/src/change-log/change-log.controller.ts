import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { ChangeLog } from './change-log.js';
import { ChangeLogPageDto } from './dto/change-log-page.dto.js';
import { ChangeLogQueryDto } from './dto/change-log-query.dto.js';

@ApiTags('change log')
@Controller('change-log')
export class ChangeLogController {
  constructor(private readonly changeLog: ChangeLog) {}

  @Get()
  @ApiBearerAuth()
  @ApiOperation({ summary: 'One page of who changed what, the newest first' })
  @ApiOkResponse({ type: ChangeLogPageDto })
  @ApiErrors(400, 401)
  page(@Query() query: ChangeLogQueryDto): Promise<ChangeLogPageDto> {
    return this.changeLog.page(query);
  }
}
