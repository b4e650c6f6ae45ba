import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicContent } from '../answers/public-content.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { ContentVersionDto } from './dto/content-version.dto.js';
import { SitemapEntryDto } from './dto/sitemap-entry.dto.js';

/** What a document server asks besides the content of its pages. */
@ApiTags('site')
@Controller()
export class SiteController {
  constructor(private readonly catalogue: Catalogue) {}

  @Get('content-version')
  @Public()
  @ApiOperation({ summary: 'Changes whenever public content changes: what was made of it is good as long as this stays the same' })
  @ApiOkResponse({ type: ContentVersionDto })
  contentVersion(): ContentVersionDto {
    return { version: String(this.catalogue.version) };
  }

  @Get('sitemap-entries')
  @PublicContent()
  @ApiOperation({ summary: 'The pages of the library, with their last change where it is known' })
  @ApiOkResponse({ type: [SitemapEntryDto] })
  sitemapEntries(): SitemapEntryDto[] {
    return [
      ...Array.from(this.catalogue.wodRecords(), ({ id, updatedAt }) => ({ path: `/wods/${id}`, lastModified: updatedAt })),
      ...this.catalogue.exercises().map(({ id }) => ({ path: `/exercises/${id}` })),
    ];
  }
}
