import type { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { VisitorRequest } from '../auth/index.js';
import { PersonalContent } from '../platform/answers/personal-content.decorator.js';
import { PublicContent } from '../platform/answers/public-content.decorator.js';
import { Environment } from '../platform/environment/environment.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { Public } from '../platform/http/public.decorator.js';
import { ApiIdempotencyKey, IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.js';
import { MySessionDto, MySessionsDto, MySessionsQueryDto } from './dto/my-sessions.dto.js';
import { SessionQueryDto } from './dto/session-query.dto.js';
import { SessionSummaryDto } from './dto/session-summary.dto.js';
import { TrainingSessionDto } from './dto/training-session.dto.js';
import { TrainingSessionInputDto } from './dto/training-session-input.dto.js';
import { type Planner, plannerOf, withKey } from './planner.js';
import { SessionLists } from './session-lists.js';
import { TrainingSessionsService } from './training-sessions.service.js';

/** Creating a session sets a cookie with a key by which the browser is recognised; each later write renews it. */
@ApiTags('training sessions')
@Controller('training-sessions')
export class TrainingSessionsController {
  constructor(
    private readonly lists: SessionLists,
    private readonly sessions: TrainingSessionsService,
    private readonly environment: Environment,
  ) {}

  @Get()
  @PublicContent('sessions')
  @ApiOperation({ summary: 'Sessions, the newest first' })
  @ApiExtraModels(TrainingSessionDto, SessionSummaryDto)
  @ApiOkResponse({
    description: 'whole sessions, or summaries where they are asked for',
    headers: { 'X-Total-Count': { description: 'how many there are on all pages', schema: { type: 'integer' } } },
    schema: { anyOf: [TrainingSessionDto, SessionSummaryDto].map((type) => ({ type: 'array', items: { $ref: getSchemaPath(type) } })) },
  })
  @ApiErrors(400, 503)
  @Header('Content-Type', 'application/json; charset=utf-8')
  async list(@Query() query: SessionQueryDto, @Ip() address: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer | Readable> {
    const { json, total } = await this.lists.list(query, address);
    reply.header('x-total-count', String(total));
    return json;
  }

  @Get('mine')
  @PersonalContent()
  @ApiOperation({ summary: 'Which sessions who asks may change' })
  @ApiOkResponse({ type: MySessionsDto })
  @ApiErrors(400)
  mine(@Query() { view }: MySessionsQueryDto, @Req() request: VisitorRequest): MySessionsDto {
    return this.sessions.mine(plannerOf(request), view);
  }

  @Get(':id')
  @PublicContent('sessions')
  @ApiOperation({ summary: 'One session with its WODs' })
  @ApiOkResponse({ type: TrainingSessionDto })
  @ApiErrors(404)
  get(@Param('id') id: string): TrainingSessionDto {
    return this.lists.whole(this.lists.get(id));
  }

  @Get(':id/mine')
  @PersonalContent()
  @ApiOperation({ summary: 'Whether who looks at a session may change it; the look is noted, to the day' })
  @ApiOkResponse({ type: MySessionDto })
  @ApiErrors(404)
  look(@Param('id') id: string, @Req() request: VisitorRequest): MySessionDto {
    return this.sessions.look(id, plannerOf(request));
  }

  @Post()
  @Public({ recognisesAdmin: true })
  @ApiOperation({ summary: 'Create a session, which then belongs to this browser' })
  @ApiCreatedResponse({ type: TrainingSessionDto })
  @ApiIdempotencyKey()
  @ApiErrors(400, 403, 409, 413, 429, 503)
  async create(
    @Body() input: TrainingSessionInputDto,
    @Req() request: VisitorRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IdempotencyKey() key?: string,
  ): Promise<TrainingSessionDto> {
    const planner = withKey(plannerOf(request), key);
    const session = await this.sessions.create(input, planner, key);
    this.keepKey(planner, reply);
    return session;
  }

  @Put(':id')
  @Public({ recognisesAdmin: true })
  @ApiOperation({ summary: 'Replace all that a session says' })
  @ApiOkResponse({ type: TrainingSessionDto })
  @ApiErrors(400, 403, 404, 409, 413, 429, 503)
  async update(
    @Param('id') id: string,
    @Body() input: TrainingSessionInputDto,
    @Req() request: VisitorRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TrainingSessionDto> {
    const planner = plannerOf(request);
    const session = await this.sessions.update(id, input, planner);
    this.keepKey(planner, reply);
    return session;
  }

  @Delete(':id')
  @HttpCode(204)
  @Public({ recognisesAdmin: true })
  @ApiOperation({ summary: 'Take a session away; it can be restored for 30 days' })
  @ApiNoContentResponse()
  @ApiErrors(403, 404, 429, 503)
  async delete(@Param('id') id: string, @Req() request: VisitorRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const planner = plannerOf(request);
    await this.sessions.delete(id, planner);
    this.keepKey(planner, reply);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Public({ recognisesAdmin: true })
  @ApiOperation({ summary: 'Bring a deleted session back' })
  @ApiOkResponse({ type: TrainingSessionDto })
  @ApiErrors(403, 404, 409, 429, 503)
  async restore(
    @Param('id') id: string,
    @Req() request: VisitorRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TrainingSessionDto> {
    const planner = plannerOf(request);
    const session = await this.sessions.restore(id, planner);
    this.keepKey(planner, reply);
    return session;
  }

  private keepKey({ key }: Planner, reply: FastifyReply): void {
    key?.give(reply, this.environment.site);
  }
}
