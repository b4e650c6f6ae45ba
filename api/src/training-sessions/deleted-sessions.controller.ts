import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DeletedSessionsService } from './deleted-sessions.service.js';
import { DeletedSessionDto } from './dto/deleted-session.dto.js';

@ApiTags('training sessions')
@ApiBearerAuth()
@Controller('deleted-training-sessions')
export class DeletedSessionsController {
  constructor(private readonly deletedSessions: DeletedSessionsService) {}

  @Get()
  @ApiOperation({ summary: 'The sessions that were deleted in the last 30 days, the latest first' })
  @ApiOkResponse({ type: [DeletedSessionDto] })
  @ApiErrors(401)
  list(): Promise<DeletedSessionDto[]> {
    return this.deletedSessions.list();
  }
}
