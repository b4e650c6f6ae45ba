import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AdminRequest } from '../auth/index.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { BroughtBackDto, HistoryDto } from './dto/history.dto.js';
import { HistoriesService } from './histories.service.js';
import { VersionsService } from './versions.service.js';

@ApiTags('steps')
@ApiBearerAuth()
@Controller()
export class HistoriesController {
  constructor(
    private readonly histories: HistoriesService,
    private readonly versions: VersionsService,
  ) {}

  @Get('wods/:id/history')
  @ApiOperation({ summary: 'The last changes of a WOD, the latest first' })
  @ApiOkResponse({ type: HistoryDto })
  @ApiErrors(401, 404)
  ofWod(@Param('id') id: string): Promise<HistoryDto> {
    return this.histories.of('wod', id);
  }

  @Get('exercises/:id/history')
  @ApiOperation({ summary: 'The last changes of an exercise, the latest first' })
  @ApiOkResponse({ type: HistoryDto })
  @ApiErrors(401, 404)
  ofExercise(@Param('id') id: string): Promise<HistoryDto> {
    return this.histories.of('exercise', id);
  }

  @Post('wods/:id/history/:version')
  @HttpCode(200)
  @ApiOperation({ summary: 'Make a WOD what it was' })
  @ApiOkResponse({ type: BroughtBackDto })
  @ApiErrors(401, 404, 409)
  bringWodBack(@Param('id') id: string, @Param('version') version: string, @Req() { admin }: AdminRequest): Promise<BroughtBackDto> {
    return this.versions.bringBack('wod', id, version, admin.username);
  }

  @Post('exercises/:id/history/:version')
  @HttpCode(200)
  @ApiOperation({ summary: 'Make an exercise what it was' })
  @ApiOkResponse({ type: BroughtBackDto })
  @ApiErrors(401, 404, 409)
  bringExerciseBack(@Param('id') id: string, @Param('version') version: string, @Req() { admin }: AdminRequest): Promise<BroughtBackDto> {
    return this.versions.bringBack('exercise', id, version, admin.username);
  }
}
