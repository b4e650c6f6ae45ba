import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AdminRequest } from '../auth/index.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { StepDto, UndoResultDto } from './dto/step.dto.js';
import { StepsService } from './steps.service.js';

@ApiTags('steps')
@ApiBearerAuth()
@Controller('steps')
export class StepsController {
  constructor(private readonly steps: StepsService) {}

  @Get('last')
  @ApiOperation({ summary: 'The last things done to many WODs or exercises at once that can still be undone, the latest first' })
  @ApiOkResponse({ type: [StepDto] })
  @ApiErrors(401)
  last(): Promise<StepDto[]> {
    return this.steps.last();
  }

  @Post(':id/undo')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take back what was done, except for what was changed since' })
  @ApiOkResponse({ type: UndoResultDto })
  @ApiErrors(401, 404, 409)
  undo(@Param('id') id: string, @Req() { admin }: AdminRequest): Promise<UndoResultDto> {
    return this.steps.undo(id, admin.username);
  }
}
