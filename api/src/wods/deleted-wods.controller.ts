import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AdminRequest } from '../auth/index.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { PageQueryDto } from '../platform/paging/page-query.dto.js';
import { DeletedWodsService } from './deleted-wods.service.js';
import { DeletedWodPageDto, EmptiedBinDto } from './dto/deleted-wod.dto.js';
import { WodDto } from './dto/wod.dto.js';

@ApiTags('wods')
@ApiBearerAuth()
@Controller('deleted-wods')
export class DeletedWodsController {
  constructor(private readonly deletedWods: DeletedWodsService) {}

  @Get()
  @ApiOperation({ summary: 'The WODs that were deleted in the last 30 days, the latest first, 20 on a page' })
  @ApiOkResponse({ type: DeletedWodPageDto })
  @ApiErrors(400, 401)
  page(@Query() { page = 1 }: PageQueryDto): Promise<DeletedWodPageDto> {
    return this.deletedWods.page(page);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Put a deleted WOD back into the library' })
  @ApiOkResponse({ type: WodDto })
  @ApiErrors(401, 404)
  restore(@Param('id') id: string, @Req() { admin }: AdminRequest): Promise<WodDto> {
    return this.deletedWods.restore(id, admin.username);
  }

  @Post('empty')
  @HttpCode(200)
  @ApiOperation({ summary: 'Remove all deleted WODs for good, but for those that training sessions show' })
  @ApiOkResponse({ type: EmptiedBinDto })
  @ApiErrors(401)
  empty(@Req() { admin }: AdminRequest): Promise<EmptiedBinDto> {
    return this.deletedWods.empty(admin.username);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove a deleted WOD for good' })
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409)
  remove(@Param('id') id: string, @Req() { admin }: AdminRequest): Promise<void> {
    return this.deletedWods.remove(id, admin.username);
  }
}
