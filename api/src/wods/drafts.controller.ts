import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AdminRequest } from '../auth/index.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { PageQueryDto } from '../platform/paging/page-query.dto.js';
import { DraftsService } from './drafts.service.js';
import { DraftPageDto, ExerciseInDraftsDto } from './dto/draft-page.dto.js';
import { NamesakeDto, NamesakeQueryDto } from './dto/namesake.dto.js';
import { WodDto } from './dto/wod.dto.js';

@ApiTags('wods')
@ApiBearerAuth()
@Controller()
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Get('drafts')
  @ApiOperation({ summary: 'The WODs that are not in the library yet, the one that was edited last first, 20 on a page' })
  @ApiOkResponse({ type: DraftPageDto })
  @ApiErrors(400, 401)
  page(@Query() { page = 1 }: PageQueryDto): Promise<DraftPageDto> {
    return this.drafts.page(page);
  }

  @Get('drafts/exercises')
  @ApiOperation({ summary: 'The exercises that they use' })
  @ApiOkResponse({ type: [ExerciseInDraftsDto] })
  @ApiErrors(401)
  exercises(): Promise<ExerciseInDraftsDto[]> {
    return this.drafts.exercises();
  }

  @Get('drafts/:id')
  @ApiOperation({ summary: 'One of them, with its exercises' })
  @ApiOkResponse({ type: WodDto })
  @ApiErrors(401, 404)
  get(@Param('id') id: string): Promise<WodDto> {
    return this.drafts.get(id);
  }

  @Post('drafts/:id/publish')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let it into the library at once, as the newest' })
  @ApiOkResponse({ type: WodDto })
  @ApiErrors(401, 404)
  publish(@Param('id') id: string, @Req() { admin }: AdminRequest): Promise<WodDto> {
    return this.drafts.publish(id, admin.username);
  }

  @Get('namesakes')
  @ApiOperation({ summary: 'WODs of the same name, drafts too: at most three, the oldest first' })
  @ApiOkResponse({ type: [NamesakeDto] })
  @ApiErrors(400, 401)
  namesakes(@Query() { name = '', besides }: NamesakeQueryDto): Promise<NamesakeDto[]> {
    return this.drafts.namesakes(name, besides);
  }
}
