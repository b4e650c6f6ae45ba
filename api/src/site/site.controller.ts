import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Library } from '../library/library.js';
import { Today } from '../library/today.js';
import { PublicContent } from '../platform/answers/public-content.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { Public } from '../platform/http/public.decorator.js';
import { PageQueryDto } from '../platform/paging/page-query.dto.js';
import { ContentVersionDto } from './dto/content-version.dto.js';
import { SitemapPageDto } from './dto/sitemap-page.dto.js';

/** Few enough that one answer keeps nobody waiting; a sitemap may have 50,000. */
const ENTRIES = 5000;

/** What a document server needs besides the content of its pages. */
@ApiTags('site')
@Controller()
export class SiteController {
  constructor(
    private readonly library: Library,
    private readonly today: Today,
  ) {}

  @Get('content-version')
  @Public()
  @ApiOperation({ summary: 'What was made of a kind of public content is good as long as its version stays the same' })
  @ApiOkResponse({
    type: ContentVersionDto,
    headers: { 'X-Content-Version': { description: 'of the library, for a cache that has it in its keys', schema: { type: 'string' } } },
  })
  contentVersion(@Res({ passthrough: true }) reply: FastifyReply): ContentVersionDto {
    const contentVersion = this.today.dated(this.library.contentVersion);
    reply.header('x-content-version', contentVersion.library);
    return { ...contentVersion, version: contentVersion.library };
  }

  @Get('sitemap-entries')
  @PublicContent()
  @ApiOperation({ summary: 'The pages of the library, with their last change where it is known, 5,000 on a page' })
  @ApiOkResponse({ type: SitemapPageDto })
  @ApiErrors(400)
  sitemapEntries(@Query() { page = 1 }: PageQueryDto): SitemapPageDto {
    const wods = [...this.library.wodRecords()];
    const exercises = this.library.exercises();
    const total = wods.length + exercises.length;
    const [from, to] = [(page - 1) * ENTRIES, page * ENTRIES];
    const entries = [
      ...wods.slice(from, to).map(({ id, updatedAt }) => ({ path: `/wods/${id}`, lastModified: updatedAt })),
      ...exercises.slice(Math.max(0, from - wods.length), Math.max(0, to - wods.length)).map(({ id }) => ({ path: `/exercises/${id}` })),
    ];
    return { entries, pagination: { page, pages: Math.ceil(total / ENTRIES), total } };
  }
}
