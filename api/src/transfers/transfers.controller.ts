import { BadRequestException, Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Transfer, TransferLinePage } from '@wod/domain';
import type { AdminRequest } from '../auth/index.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { LastTransferDto, TransferDto, TransferLinePageDto } from './dto/transfer.dto.js';
import { NewTransferDto, TransferChoiceDto, TransferLineQueryDto, TransferPartDto } from './dto/transfer-input.dto.js';
import { TransfersService } from './transfers.service.js';
import { Uploads } from './uploads.js';

/** A file is sent in parts, read, looked at line by line, and then imported. */
@ApiTags('transfer')
@ApiBearerAuth()
@Controller('transfers')
export class TransfersController {
  constructor(
    private readonly uploads: Uploads,
    private readonly transfers: TransfersService,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Begin to send a file, JSON or a table; only the last few are kept' })
  @ApiCreatedResponse({ type: TransferDto })
  @ApiErrors(400, 401)
  begin(@Body() { fileName = 'file' }: NewTransferDto): Promise<Transfer> {
    return this.uploads.begin(fileName);
  }

  @Get('last')
  @ApiOperation({ summary: 'The file that was sent last, and what has become of it' })
  @ApiOkResponse({ type: LastTransferDto })
  @ApiErrors(401)
  async last(): Promise<LastTransferDto> {
    return { last: await this.uploads.last() };
  }

  @Get(':id')
  @ApiOperation({ summary: 'A file, and what has become of it' })
  @ApiOkResponse({ type: TransferDto })
  @ApiErrors(401, 404)
  async get(@Param('id') id: string): Promise<Transfer> {
    return this.uploads.shown(await this.uploads.row(id));
  }

  @Post(':id/parts')
  @HttpCode(204)
  @ApiOperation({ summary: 'A part of its text; sent again, it replaces what was sent' })
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 404, 409, 413)
  async keep(@Param('id') id: string, @Body() { part, text }: TransferPartDto): Promise<void> {
    if (text === undefined) throw new BadRequestException('The file is empty.');
    await this.uploads.keep(id, part, text);
  }

  @Post(':id/read')
  @HttpCode(202)
  @ApiOperation({ summary: 'Read it once it was sent completely; it goes on when the client leaves' })
  @ApiAcceptedResponse({ type: TransferDto })
  @ApiErrors(401, 404, 409)
  read(@Param('id') id: string): Promise<Transfer> {
    return this.transfers.read(id);
  }

  @Get(':id/lines')
  @ApiOperation({ summary: 'What the library makes of its exercises and WODs' })
  @ApiOkResponse({ type: TransferLinePageDto })
  @ApiErrors(400, 401, 404)
  lines(@Param('id') id: string, @Query() { state, page = 1 }: TransferLineQueryDto): Promise<TransferLinePage> {
    return this.transfers.page(id, state, page);
  }

  @Put(':id/choices')
  @ApiOperation({ summary: 'What is to be done with all lines, with those in a state, or with some; where that is impossible, it stays' })
  @ApiOkResponse({ type: TransferDto })
  @ApiErrors(400, 401, 404, 409)
  choose(@Param('id') id: string, @Body() { choice, ...chosen }: TransferChoiceDto): Promise<Transfer> {
    return this.transfers.choose(id, choice, chosen);
  }

  @Post(':id/import')
  @HttpCode(202)
  @ApiOperation({ summary: 'Take in the chosen lines, all or none; it goes on when the client leaves' })
  @ApiAcceptedResponse({ type: TransferDto })
  @ApiErrors(401, 404, 409)
  import(@Param('id') id: string, @Req() { admin }: AdminRequest): Promise<Transfer> {
    return this.transfers.import(id, admin.username);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Forget a file' })
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409)
  forget(@Param('id') id: string): Promise<void> {
    return this.uploads.forget(id);
  }
}
