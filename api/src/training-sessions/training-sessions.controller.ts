import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PersonalContent } from '../answers/personal-content.decorator.js';
import type { VisitorRequest } from '../auth/auth.guard.js';
import { Public } from '../auth/public.decorator.js';
import { Environment } from '../environment/environment.js';
import { ApiErrors } from '../errors/api-errors.decorator.js';
import { TrainingSessionDto } from './dto/training-session.dto.js';
import { TrainingSessionInputDto } from './dto/training-session-input.dto.js';
import { type Planner, plannerOf, withKey } from './planner.js';
import { TrainingSessionsService } from './training-sessions.service.js';

/** Whoever creates a session gets a key in a cookie, by which the browser is known again; each later write renews it. */
@ApiTags('training sessions')
@Controller('training-sessions')
export class TrainingSessionsController {
  constructor(
    private readonly sessions: TrainingSessionsService,
    private readonly environment: Environment,
  ) {}

  @Get()
  @PersonalContent()
  @ApiOperation({ summary: 'All sessions, the newest first' })
  @ApiOkResponse({ type: [TrainingSessionDto] })
  list(@Req() request: VisitorRequest): Promise<TrainingSessionDto[]> {
    return this.sessions.list(plannerOf(request));
  }

  @Get(':id')
  @PersonalContent()
  @ApiOperation({ summary: 'One session with its WODs' })
  @ApiOkResponse({ type: TrainingSessionDto })
  @ApiErrors(404)
  get(@Param('id') id: string, @Req() request: VisitorRequest): Promise<TrainingSessionDto> {
    return this.sessions.get(id, plannerOf(request));
  }

  @Post()
  @Public({ recognisesAdmin: true })
  @ApiOperation({ summary: 'Create a session, which then belongs to this browser' })
  @ApiCreatedResponse({ type: TrainingSessionDto })
  @ApiErrors(400, 403, 409, 413, 429)
  async create(
    @Body() input: TrainingSessionInputDto, @Req() request: VisitorRequest, @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TrainingSessionDto> {
    const planner = withKey(plannerOf(request));
    const session = await this.sessions.create(input, planner);
    this.keepKey(planner, reply);
    return session;
  }

  @Put(':id')
  @Public({ recognisesAdmin: true })
  @ApiOperation({ summary: 'Replace all that a session says' })
  @ApiOkResponse({ type: TrainingSessionDto })
  @ApiErrors(400, 403, 404, 409, 413, 429)
  async update(
    @Param('id') id: string, @Body() input: TrainingSessionInputDto,
    @Req() request: VisitorRequest, @Res({ passthrough: true }) reply: FastifyReply,
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
  @ApiErrors(403, 404, 429)
  async delete(
    @Param('id') id: string, @Req() request: VisitorRequest, @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const planner = plannerOf(request);
    await this.sessions.delete(id, planner);
    this.keepKey(planner, reply);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Public({ recognisesAdmin: true })
  @ApiOperation({ summary: 'Bring a deleted session back' })
  @ApiOkResponse({ type: TrainingSessionDto })
  @ApiErrors(403, 404, 409, 429)
  async restore(
    @Param('id') id: string, @Req() request: VisitorRequest, @Res({ passthrough: true }) reply: FastifyReply,
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
