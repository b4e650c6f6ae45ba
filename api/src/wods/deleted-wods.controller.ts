import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AdminRequest } from '../auth/index.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DeletedWodsService } from './deleted-wods.service.js';
import { DeletedWodDto } from './dto/deleted-wod.dto.js';
import { WodDto } from './dto/wod.dto.js';

@ApiTags('wods')
@ApiBearerAuth()
@Controller('deleted-wods')
export class DeletedWodsController {
  constructor(private readonly deletedWods: DeletedWodsService) {}

  @Get()
  @ApiOperation({ summary: 'The WODs that were deleted in the last 30 days, the latest first' })
  @ApiOkResponse({ type: [DeletedWodDto] })
  @ApiErrors(401)
  list(): Promise<DeletedWodDto[]> {
    return this.deletedWods.list();
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Put a deleted WOD back into the library' })
  @ApiOkResponse({ type: WodDto })
  @ApiErrors(401, 404)
  restore(@Param('id') id: string, @Req() { admin }: AdminRequest): Promise<WodDto> {
    return this.deletedWods.restore(id, admin.username);
  }
}
