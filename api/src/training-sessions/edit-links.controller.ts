import { Body, Controller, Delete, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { VisitorRequest } from '../auth/index.js';
import { Environment } from '../platform/environment/environment.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { Public } from '../platform/http/public.decorator.js';
import { EditLinkDto } from './dto/edit-link.dto.js';
import { MySessionDto } from './dto/my-sessions.dto.js';
import { EditLinksService } from './edit-links.service.js';
import { plannerOf, withKey } from './planner.js';

/** A key in a link lets other browsers edit a session. It comes in a body, so that no log or history of a server has it. */
@ApiTags('training sessions')
@Controller('training-sessions/:id')
export class EditLinksController {
  constructor(
    private readonly links: EditLinksService,
    private readonly environment: Environment,
  ) {}

  @Post('edit-link')
  @Public({ recognisesAdmin: true })
  @ApiOperation({ summary: 'Make a link by which other browsers may edit a session, in the place of the one before' })
  @ApiCreatedResponse({ type: EditLinkDto })
  @ApiErrors(403, 404, 429, 503)
  make(@Param('id') id: string, @Req() request: VisitorRequest): Promise<EditLinkDto> {
    return this.links.make(id, plannerOf(request));
  }

  @Delete('edit-link')
  @HttpCode(204)
  @Public({ recognisesAdmin: true })
  @ApiOperation({ summary: 'Withdraw the link, and what it allowed' })
  @ApiNoContentResponse()
  @ApiErrors(403, 404, 429, 503)
  withdraw(@Param('id') id: string, @Req() request: VisitorRequest): Promise<void> {
    return this.links.withdraw(id, plannerOf(request));
  }

  @Post('editors')
  @HttpCode(200)
  @Public({ recognisesAdmin: true })
  @ApiOperation({ summary: 'Open the link: this browser may then edit the session' })
  @ApiOkResponse({ type: MySessionDto })
  @ApiErrors(400, 403, 404, 409, 429, 503)
  async open(
    @Param('id') id: string,
    @Body() { key }: EditLinkDto,
    @Req() request: VisitorRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MySessionDto> {
    const planner = withKey(plannerOf(request));
    const mine = await this.links.open(id, key, planner);
    planner.key?.give(reply, this.environment.site);
    return mine;
  }
}
