import { Body, Controller, Delete, Get, HttpCode, Ip, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AdminRequest } from '../auth/index.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { ImportInputDto, ImportPreviewQueryDto } from './dto/import-input.dto.js';
import { ImportPreviewDto } from './dto/import-preview.dto.js';
import { LastImportDto } from './dto/import-progress.dto.js';
import { ImportResultDto } from './dto/import-result.dto.js';
import { ImportPreviewService } from './import-preview.service.js';
import { ImportRuns } from './import-runs.js';
import { ImportsService } from './imports.service.js';

@ApiTags('import')
@ApiBearerAuth()
@Controller('import')
export class ImportsController {
  constructor(
    private readonly previews: ImportPreviewService,
    private readonly imports: ImportsService,
    private readonly runs: ImportRuns,
  ) {}

  @Get('preview')
  @ApiOperation({ summary: 'The predefined WODs, and what importing each would do' })
  @ApiOkResponse({ type: ImportPreviewDto })
  @ApiErrors(400, 401, 503)
  preview(@Query() { category = 'ALL' }: ImportPreviewQueryDto, @Ip() address: string): Promise<ImportPreviewDto> {
    return this.previews.preview(category, address);
  }

  @Post('wods')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Import predefined WODs by name; missing exercises are created and flagged for review. It goes on when the client leaves',
  })
  @ApiOkResponse({ type: ImportResultDto })
  @ApiErrors(400, 401, 413)
  importWods(@Body() { category = 'ALL', wodNames }: ImportInputDto, @Req() { admin }: AdminRequest): Promise<ImportResultDto> {
    return this.imports.importNamed(category, wodNames, admin.username);
  }

  @Get('progress')
  @ApiOperation({ summary: 'How far the last import has come, or how it has ended, until that is forgotten' })
  @ApiOkResponse({ type: LastImportDto })
  @ApiErrors(401)
  async progress(): Promise<LastImportDto> {
    return { last: await this.runs.last() };
  }

  @Delete('progress')
  @HttpCode(204)
  @ApiOperation({ summary: 'Forget how imports have ended' })
  @ApiNoContentResponse()
  @ApiErrors(401)
  forget(): Promise<void> {
    return this.runs.forgetEnded();
  }
}
