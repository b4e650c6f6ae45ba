import { Body, Controller, Get, HttpCode, Ip, NotFoundException, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { INBOX_KINDS, type InboxKind } from '@wod/domain';
import type { AdminRequest } from '../auth/index.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { Dismissals } from './dismissals.js';
import { DismissAllDto, DismissedAllDto, DismissedAtDto, FindingKeysDto, InboxPageDto, InboxQueryDto } from './dto/inbox.dto.js';
import { InboxService } from './inbox.service.js';

const ApiKind = () => ApiParam({ name: 'kind', enum: INBOX_KINDS, enumName: 'InboxKind' });

@ApiTags('dashboard')
@ApiBearerAuth()
@Controller('inbox')
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly dismissals: Dismissals,
  ) {}

  @Get(':kind')
  @ApiKind()
  @ApiOperation({ summary: 'What an admin should look at, of one kind, 50 on a page' })
  @ApiOkResponse({ type: InboxPageDto })
  @ApiErrors(400, 401, 404, 503)
  page(@Param('kind') kind: string, @Query() query: InboxQueryDto, @Ip() address: string): Promise<InboxPageDto> {
    return this.inbox.page(known(kind), query, address);
  }

  @Post(':kind/dismiss')
  @HttpCode(204)
  @ApiKind()
  @ApiOperation({ summary: 'Dismiss findings for good; they can be brought back' })
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 404, 409)
  async dismiss(@Param('kind') kind: string, @Body() { keys }: FindingKeysDto, @Req() { admin }: AdminRequest): Promise<void> {
    await this.dismissals.dismiss(known(kind), keys, admin.username);
  }

  @Post(':kind/dismiss-all')
  @HttpCode(200)
  @ApiKind()
  @ApiOperation({ summary: 'Dismiss everything of a kind, or what a search finds of it' })
  @ApiOkResponse({ type: DismissedAllDto })
  @ApiErrors(400, 401, 404, 409, 503)
  dismissAll(
    @Param('kind') kind: string,
    @Body() body: DismissAllDto,
    @Req() { admin }: AdminRequest,
    @Ip() address: string,
  ): Promise<DismissedAllDto> {
    return this.inbox.dismissAll(known(kind), body, admin.username, address);
  }

  @Post(':kind/bring-back-all')
  @HttpCode(204)
  @ApiKind()
  @ApiOperation({ summary: 'Bring back what one dismiss-all dismissed' })
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 404)
  bringBackAll(@Param('kind') kind: string, @Body() { at }: DismissedAtDto): Promise<void> {
    return this.dismissals.bringBackAll(known(kind), new Date(at));
  }

  @Post(':kind/bring-back')
  @HttpCode(204)
  @ApiKind()
  @ApiOperation({ summary: 'Bring dismissed findings back' })
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 404)
  bringBack(@Param('kind') kind: string, @Body() { keys }: FindingKeysDto): Promise<void> {
    return this.dismissals.bringBack(known(kind), keys);
  }
}

function known(kind: string): InboxKind {
  const found = INBOX_KINDS.find((one) => one === kind);
  if (!found) throw new NotFoundException('There is no such list');
  return found;
}
