import { Body, Controller, Delete, Get, Header, HttpCode, Ip, NotFoundException, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API_LIMITS } from '@wod/domain';
import type { AdminRequest } from '../auth/index.js';
import { Library } from '../library/library.js';
import { PublicContent } from '../platform/answers/public-content.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { ApiIdempotencyKey, IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.js';
import { RecentQueryDto } from './dto/recent-query.dto.js';
import { SimilarWodDto } from './dto/similar-wod.dto.js';
import { WodDto } from './dto/wod.dto.js';
import { WodIndexEntryDto } from './dto/wod-index-entry.dto.js';
import { WodInputDto } from './dto/wod-input.dto.js';
import { WodPageDto } from './dto/wod-page.dto.js';
import { WodQueryDto } from './dto/wod-query.dto.js';
import { WodsService } from './wods.service.js';

@ApiTags('wods')
@Controller('wods')
export class WodsController {
  constructor(
    private readonly library: Library,
    private readonly wods: WodsService,
  ) {}

  @Get()
  @PublicContent()
  @ApiOperation({ summary: 'One page of the library, newest first unless a search or a sort orders it' })
  @ApiOkResponse({ type: WodPageDto })
  @ApiErrors(400, 503)
  @Header('Content-Type', 'application/json; charset=utf-8')
  list(@Query() query: WodQueryDto, @Ip() address: string): Promise<Buffer> {
    const { page = 1, limit = API_LIMITS.defaultPageSize, facets, near, sort, reversed, draw, ...selection } = query;
    return this.library.list(selection, { page, limit, facets, near, sort, reversed, draw }, address);
  }

  @Get('recent')
  @PublicContent()
  @ApiOperation({ summary: 'The newest WODs' })
  @ApiOkResponse({ type: [WodDto] })
  @ApiErrors(400)
  recent(@Query() { limit = API_LIMITS.defaultRecent }: RecentQueryDto): WodDto[] {
    return this.library.recent(limit);
  }

  @Get('index')
  @PublicContent()
  @ApiOperation({ summary: 'The whole library as a list to pick from, newest first' })
  @ApiOkResponse({ type: [WodIndexEntryDto] })
  @ApiErrors(503)
  @Header('Content-Type', 'application/json; charset=utf-8')
  index(@Ip() address: string): Promise<Buffer> {
    return this.library.picks(address);
  }

  @Get('by-name/:name')
  @PublicContent()
  @ApiOperation({ summary: 'The WOD whose name is written like this in an address, as in /wods/fight-gone-bad; the oldest of several' })
  @ApiOkResponse({ type: WodDto })
  @ApiErrors(404)
  byName(@Param('name') name: string): WodDto {
    const wod = this.library.wodNamed(name);
    if (!wod) throw new NotFoundException('WOD not found');
    return wod;
  }

  @Get(':id')
  @PublicContent()
  @ApiOperation({ summary: 'One WOD with its exercises' })
  @ApiOkResponse({ type: WodDto })
  @ApiErrors(404)
  @Header('Content-Type', 'application/json; charset=utf-8')
  get(@Param('id') id: string): Buffer {
    const wod = this.library.wodJson(id);
    if (!wod) throw new NotFoundException('WOD not found');
    return wod;
  }

  @Get(':id/similar')
  @PublicContent()
  @ApiOperation({ summary: 'WODs to do in its place: about as long, with its kit rather than less, other movements rather than the same' })
  @ApiOkResponse({ type: [SimilarWodDto] })
  @ApiErrors(404)
  similar(@Param('id') id: string): SimilarWodDto[] {
    const wods = this.library.similar(id);
    if (!wods) throw new NotFoundException('WOD not found');
    return wods;
  }

  @Post()
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Create a WOD' })
  @ApiCreatedResponse({ type: WodDto })
  @ApiIdempotencyKey()
  @ApiErrors(400, 401, 409, 413)
  create(@Body() input: WodInputDto, @Req() { admin }: AdminRequest, @IdempotencyKey() key?: string): Promise<WodDto> {
    return this.wods.create(input, admin.username, key);
  }

  @Put(':id')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Replace all that a WOD says' })
  @ApiOkResponse({ type: WodDto })
  @ApiErrors(400, 401, 404, 409, 413)
  update(@Param('id') id: string, @Body() input: WodInputDto, @Req() { admin }: AdminRequest): Promise<WodDto> {
    return this.wods.update(id, input, admin.username);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Take a WOD out of the library; it can be restored for 30 days' })
  @ApiNoContentResponse()
  @ApiErrors(401, 404)
  delete(@Param('id') id: string, @Req() { admin }: AdminRequest): Promise<void> {
    return this.wods.delete(id, admin.username);
  }
}
