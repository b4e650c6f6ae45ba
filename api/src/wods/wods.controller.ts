import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicContent } from '../answers/public-content.decorator.js';
import { ApiErrors } from '../errors/api-errors.decorator.js';
import { RecentQueryDto } from './dto/recent-query.dto.js';
import { WodPageDto } from './dto/wod-page.dto.js';
import { WodQueryDto } from './dto/wod-query.dto.js';
import { WodDto } from './dto/wod.dto.js';
import { WodsService } from './wods.service.js';

@ApiTags('wods')
@Controller('wods')
export class WodsController {
  constructor(private readonly wods: WodsService) {}

  @Get()
  @PublicContent()
  @ApiOperation({ summary: 'One page of the library, newest first unless a search ranks it' })
  @ApiOkResponse({ type: WodPageDto })
  @ApiErrors(400)
  list(@Query() query: WodQueryDto): WodPageDto {
    return this.wods.list(query);
  }

  @Get('recent')
  @PublicContent()
  @ApiOperation({ summary: 'The newest WODs' })
  @ApiOkResponse({ type: [WodDto] })
  @ApiErrors(400)
  recent(@Query() { limit }: RecentQueryDto): WodDto[] {
    return this.wods.recent(limit);
  }

  @Get(':id')
  @PublicContent()
  @ApiOperation({ summary: 'One WOD with its exercises' })
  @ApiOkResponse({ type: WodDto })
  @ApiErrors(404)
  get(@Param('id') id: string): WodDto {
    return this.wods.get(id);
  }
}
