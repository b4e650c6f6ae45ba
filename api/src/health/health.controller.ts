import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { Public } from '../platform/http/public.decorator.js';
import { HealthService } from './health.service.js';

class HealthDto {
  @ApiProperty({ example: 'ok' })
  status: string;
}

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @Public()
  @ApiOperation({ summary: 'Whether the process answers' })
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @ApiOperation({ summary: 'Whether the library is loaded, the database answers, and what is saved is kept' })
  @ApiOkResponse({ type: HealthDto })
  @ApiErrors(503)
  async ready(): Promise<HealthDto> {
    const problem = await this.health.problem();
    if (problem !== undefined) throw new ServiceUnavailableException(problem);
    return { status: 'ok' };
  }
}
