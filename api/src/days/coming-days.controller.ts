import { Controller, Get, Ip } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DaysService } from './days.service.js';
import { ComingDayDto } from './dto/day.dto.js';

@ApiTags('days')
@ApiBearerAuth()
@Controller('coming-days')
export class ComingDaysController {
  constructor(private readonly days: DaysService) {}

  @Get()
  @ApiOperation({ summary: 'Today and the 13 days after it, with what will be shown, then what is pinned to later days' })
  @ApiOkResponse({ type: [ComingDayDto] })
  @ApiErrors(401, 503)
  list(@Ip() address: string): Promise<ComingDayDto[]> {
    return this.days.coming(address);
  }
}
