import { Body, Controller, Get, HttpCode, Ip, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { sessionsCsv, sessionsJson } from '@wod/domain';
import type { FastifyReply } from 'fastify';
import type { AdminRequest } from '../auth/index.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { FILE_TYPES, sendFile } from '../platform/http/send-file.js';
import {
  BrowserDto,
  DeletedSessionsDto,
  PlannedSessionQueryDto,
  PlannedSessionsPageDto,
  RestoredSessionsDto,
  SessionExportDto,
  SessionIdsDto,
} from './dto/planned-session.dto.js';
import { PlannedSessionsService } from './planned-sessions.service.js';

@ApiTags('training sessions')
@ApiBearerAuth()
@Controller('planned-sessions')
export class PlannedSessionsController {
  constructor(private readonly sessions: PlannedSessionsService) {}

  @Get()
  @ApiOperation({ summary: "One page of everybody's sessions, the newest first" })
  @ApiOkResponse({ type: PlannedSessionsPageDto })
  @ApiErrors(400, 401, 503)
  page(@Query() query: PlannedSessionQueryDto, @Ip() address: string): Promise<PlannedSessionsPageDto> {
    return this.sessions.page(query, address);
  }

  @Post('delete')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take several sessions away; they can be restored for 30 days' })
  @ApiOkResponse({ type: DeletedSessionsDto })
  @ApiErrors(400, 401)
  delete(@Body() { ids }: SessionIdsDto, @Req() { admin }: AdminRequest): Promise<DeletedSessionsDto> {
    return this.sessions.delete(ids, admin.username);
  }

  @Post('delete-browser')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take away everything that one browser has made' })
  @ApiOkResponse({ type: DeletedSessionsDto })
  @ApiErrors(400, 401)
  deleteBrowser(@Body() { browser }: BrowserDto, @Req() { admin }: AdminRequest): Promise<DeletedSessionsDto> {
    return this.sessions.deleteBrowser(browser, admin.username);
  }

  @Post('restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Bring several deleted sessions back' })
  @ApiOkResponse({ type: RestoredSessionsDto })
  @ApiErrors(400, 401)
  restore(@Body() { ids }: SessionIdsDto, @Req() { admin }: AdminRequest): Promise<RestoredSessionsDto> {
    return this.sessions.restore(ids, admin.username);
  }

  @Post('export')
  @HttpCode(200)
  @ApiOperation({ summary: 'Several sessions as a file: JSON, or a table with a line for each stretch of a class' })
  @ApiProduces(...FILE_TYPES)
  @ApiOkResponse({ description: 'The sessions that are there, with the names of their WODs' })
  @ApiErrors(400, 401)
  async export(@Body() { ids, format = 'json' }: SessionExportDto, @Res() reply: FastifyReply): Promise<void> {
    const sessions = this.sessions.some(ids);
    await sendFile(reply, { name: 'training-sessions', format }, format === 'csv' ? sessionsCsv(sessions) : sessionsJson(sessions));
  }
}
