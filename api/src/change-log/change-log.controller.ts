import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { PageQueryDto } from '../platform/paging/page-query.dto.js';
import { ChangeLog } from './change-log.js';
import { ChangeLogPageDto } from './dto/change-log-page.dto.js';

@ApiTags('change log')
@Controller('change-log')
export class ChangeLogController {
  constructor(private readonly changeLog: ChangeLog) {}

  @Get()
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Who changed what, the newest first, 20 on a page' })
  @ApiOkResponse({ type: ChangeLogPageDto })
  @ApiErrors(400, 401)
  page(@Query() { page = 1 }: PageQueryDto): Promise<ChangeLogPageDto> {
    return this.changeLog.page(page);
  }
}
