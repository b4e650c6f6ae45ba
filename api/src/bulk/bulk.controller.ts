import { BadRequestException, Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AdminRequest } from '../auth/index.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { BulkService } from './bulk.service.js';
import { BulkDto, BulkResultDto, isPossible } from './dto/bulk.dto.js';

@ApiTags('bulk')
@ApiBearerAuth()
@Controller('bulk')
export class BulkController {
  constructor(private readonly bulk: BulkService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Do something to many WODs or exercises at once, as one step that can be undone; what it can’t be done to is named' })
  @ApiOkResponse({ type: BulkResultDto })
  @ApiErrors(400, 401, 413)
  run(@Body() input: BulkDto, @Req() { admin }: AdminRequest): Promise<BulkResultDto> {
    if (!isPossible(input)) throw new BadRequestException(`${input.act} is not for every ${input.subject}`);
    return this.bulk.run(input, admin.username);
  }
}
