import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AdminRequest } from '../auth/auth.guard.js';
import { ApiErrors } from '../errors/api-errors.decorator.js';
import { ImportInputDto, ImportPreviewQueryDto } from './dto/import-input.dto.js';
import { ImportPreviewDto } from './dto/import-preview.dto.js';
import { ImportResultDto } from './dto/import-result.dto.js';
import { ImportPreviewService } from './import-preview.service.js';
import { ImportsService } from './imports.service.js';
import { untilGone } from './until-gone.js';

@ApiTags('import')
@ApiBearerAuth()
@Controller('import')
export class ImportsController {
  constructor(
    private readonly previews: ImportPreviewService,
    private readonly imports: ImportsService,
  ) {}

  @Get('preview')
  @ApiOperation({ summary: 'The predefined WODs, and what importing each would do' })
  @ApiOkResponse({ type: ImportPreviewDto })
  @ApiErrors(400, 401)
  preview(@Query() { category = 'ALL' }: ImportPreviewQueryDto): ImportPreviewDto {
    return this.previews.preview(category);
  }

  @Post('wods')
  @HttpCode(200)
  @ApiOperation({ summary: 'Import predefined WODs by name; missing exercises are created and flagged for review' })
  @ApiOkResponse({ type: ImportResultDto })
  @ApiErrors(400, 401, 413)
  importWods(
    @Body() { category = 'ALL', wodNames }: ImportInputDto,
    @Req() { admin }: AdminRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportResultDto> {
    return this.imports.importNamed(category, wodNames, { admin: admin.username, signal: untilGone(reply.raw) });
  }
}
