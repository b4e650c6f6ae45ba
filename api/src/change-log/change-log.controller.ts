import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { sendFile } from '../platform/http/send-file.js';
import { ChangeLog } from './change-log.js';
import { ChangeLogPageDto } from './dto/change-log-page.dto.js';
import { ChangeLogQueryDto, ChangeLogSelectionDto } from './dto/change-log-query.dto.js';

@ApiTags('change log')
@ApiBearerAuth()
@Controller('change-log')
export class ChangeLogController {
  constructor(private readonly changeLog: ChangeLog) {}

  @Get()
  @ApiOperation({ summary: 'One page of who changed what, the newest first' })
  @ApiOkResponse({ type: ChangeLogPageDto })
  @ApiErrors(400, 401)
  page(@Query() query: ChangeLogQueryDto): Promise<ChangeLogPageDto> {
    return this.changeLog.page(query);
  }

  @Get('export')
  @ApiOperation({ summary: 'Who changed what as a table, the newest first: all that the query selects' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'A line for each change' })
  @ApiErrors(400, 401)
  async export(@Query() selection: ChangeLogSelectionDto, @Res() reply: FastifyReply): Promise<void> {
    await sendFile(reply, { name: 'change-log', format: 'csv' }, this.changeLog.table(selection));
  }
}
