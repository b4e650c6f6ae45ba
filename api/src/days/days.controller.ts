import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Put, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DAYS } from '@wod/domain';
import type { AdminRequest } from '../auth/index.js';
import { PublicContent } from '../platform/answers/public-content.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DaysService } from './days.service.js';
import { ComingDayDto, DayDto, DaysPageDto } from './dto/day.dto.js';
import { DayPinDto } from './dto/day-pin.dto.js';
import { DaysQueryDto } from './dto/days-query.dto.js';

@ApiTags('days')
@Controller('days')
export class DaysController {
  constructor(private readonly days: DaysService) {}

  @Get()
  @PublicContent()
  @ApiOperation({ summary: 'The workout of today and of the days before, the newest first' })
  @ApiOkResponse({ type: DaysPageDto })
  @ApiErrors(400, 404, 503)
  page(@Query() { before, limit = DAYS.page }: DaysQueryDto, @Ip() address: string): Promise<DaysPageDto> {
    return this.days.page({ before, limit }, address);
  }

  @Get('today')
  @PublicContent()
  @ApiOperation({ summary: 'The workout of today' })
  @ApiOkResponse({ type: DayDto })
  @ApiErrors(404, 503)
  today(@Ip() address: string): Promise<DayDto> {
    return this.days.current(address);
  }

  @Put(':date')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Pin a WOD or a rest day to today or a day to come' })
  @ApiOkResponse({ type: ComingDayDto })
  @ApiErrors(400, 401, 413)
  pin(@Param('date') date: string, @Body() input: DayPinDto, @Req() { admin }: AdminRequest): Promise<ComingDayDto> {
    return this.days.pin(date, input, admin.username);
  }

  @Delete(':date')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Take a pin back: the day is drawn again' })
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 404)
  unpin(@Param('date') date: string, @Req() { admin }: AdminRequest): Promise<void> {
    return this.days.unpin(date, admin.username);
  }
}
