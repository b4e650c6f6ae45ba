import { Controller, Get, Ip } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DashboardService } from './dashboard.service.js';
import { DashboardDto } from './dto/dashboard.dto.js';

@ApiTags('dashboard')
@ApiBearerAuth()
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboards: DashboardService) {}

  @Get()
  @ApiOperation({ summary: 'What the library holds, and what in it an admin should look at' })
  @ApiOkResponse({ type: DashboardDto })
  @ApiErrors(401, 503)
  get(@Ip() address: string): Promise<DashboardDto> {
    return this.dashboards.dashboard(address);
  }
}
