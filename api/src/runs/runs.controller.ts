import { Body, Controller, Delete, Get, Header, Headers, HttpCode, Ip, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { NewSharedRun, SharedRun } from '@wod/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { beginStream } from '../platform/http/begin-stream.js';
import { Public } from '../platform/http/public.decorator.js';
import { NewRunInputDto, RunInputDto } from './dto/shared-run-input.dto.js';
import { NewSharedRunDto, ServerTimeDto, SharedRunDto } from './dto/shared-run.dto.js';
import { RunsService } from './runs.service.js';

const KEY_HEADER = 'x-run-key';
const Key = () => Headers(KEY_HEADER);
const ApiKey = () => ApiHeader({ name: KEY_HEADER, required: true, description: 'what sharing it answered' });

/** Clocks that run on several screens. Nothing of them is stored in the database. */
@ApiTags('runs')
@Controller('runs')
export class RunsController {
  constructor(private readonly runs: RunsService) {}

  @Post()
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Share what runs: the code for those who follow, and the key for those who control it' })
  @ApiCreatedResponse({ type: NewSharedRunDto })
  @ApiErrors(400, 403, 413, 429, 503)
  share(@Body() { run }: NewRunInputDto, @Ip() address: string): Promise<NewSharedRun> {
    return this.runs.share(run, address);
  }

  @Get('time')
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What time it is here, to the millisecond' })
  @ApiOkResponse({ type: ServerTimeDto })
  time(): ServerTimeDto {
    return { now: Date.now() };
  }

  @Get(':code')
  @Public()
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'What runs' })
  @ApiOkResponse({ type: SharedRunDto })
  @ApiErrors(404, 429, 503)
  read(@Param('code') code: string, @Ip() address: string): Promise<string> {
    return this.runs.read(code, address);
  }

  @Get(':code/events')
  @Public()
  @ApiOperation({
    summary: 'What runs, and each change of it, as server-sent events; `beat` says that the connection stands, `ended` that nothing more comes',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ description: 'the data of an event without a name is the run', type: SharedRunDto })
  @ApiErrors(404, 429, 503)
  async events(@Param('code') code: string, @Ip() address: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.runs.assertFollowable(code, address);
    const response = beginStream(reply, 'text/event-stream; charset=utf-8');
    if (request.method === 'HEAD') response.end();
    else this.runs.follow(code, response, address);
  }

  @Put(':code')
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Change what runs; 409 when it was changed by somebody else since' })
  @ApiKey()
  @ApiOkResponse({ type: SharedRunDto })
  @ApiErrors(400, 403, 404, 409, 413, 429, 503)
  change(
    @Param('code') code: string,
    @Key() key: string | undefined,
    @Body() { version, run }: RunInputDto,
    @Ip() address: string,
  ): Promise<SharedRun> {
    return this.runs.change(code, key, version, run, address);
  }

  @Delete(':code')
  @Public()
  @HttpCode(204)
  @ApiOperation({ summary: 'Share it no longer' })
  @ApiKey()
  @ApiNoContentResponse()
  @ApiErrors(403, 404, 429, 503)
  end(@Param('code') code: string, @Key() key: string | undefined, @Ip() address: string): Promise<void> {
    return this.runs.end(code, key, address);
  }
}
