import { Body, Controller, Get, HttpCode, Ip, NotFoundException, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { INBOX_KINDS, type InboxKind } from '@wod/domain';
import type { AdminRequest } from '../auth/index.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { Dismissals } from './dismissals.js';
import { FindingKeysDto, InboxPageDto, InboxQueryDto } from './dto/inbox.dto.js';
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
  dismiss(@Param('kind') kind: string, @Body() { keys }: FindingKeysDto, @Req() { admin }: AdminRequest): Promise<void> {
    return this.dismissals.dismiss(known(kind), keys, admin.username);
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
