import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AdminRequest } from '../auth/index.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { PageQueryDto } from '../platform/paging/page-query.dto.js';
import { EmptiedBinDto } from '../wods/index.js';
import { DeletedSessionsService } from './deleted-sessions.service.js';
import { DeletedSessionPageDto } from './dto/deleted-session.dto.js';

@ApiTags('training sessions')
@ApiBearerAuth()
@Controller('deleted-training-sessions')
export class DeletedSessionsController {
  constructor(private readonly deletedSessions: DeletedSessionsService) {}

  @Get()
  @ApiOperation({ summary: 'The sessions that were deleted in the last 30 days, the latest first, 20 on a page' })
  @ApiOkResponse({ type: DeletedSessionPageDto })
  @ApiErrors(400, 401)
  page(@Query() { page = 1 }: PageQueryDto): Promise<DeletedSessionPageDto> {
    return this.deletedSessions.page(page);
  }

  @Post('empty')
  @HttpCode(200)
  @ApiOperation({ summary: 'Remove all deleted sessions for good' })
  @ApiOkResponse({ type: EmptiedBinDto })
  @ApiErrors(401)
  empty(@Req() { admin }: AdminRequest): Promise<EmptiedBinDto> {
    return this.deletedSessions.empty(admin.username);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove a deleted session for good' })
  @ApiNoContentResponse()
  @ApiErrors(401, 404)
  remove(@Param('id') id: string, @Req() { admin }: AdminRequest): Promise<void> {
    return this.deletedSessions.remove(id, admin.username);
  }
}
