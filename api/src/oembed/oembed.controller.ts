import { BadRequestException, Controller, Get, Header, NotFoundException, NotImplementedException, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { EMBED_SIZE, embedCode, embedPath } from '@wod/domain';
import { Library } from '../library/library.js';
import { Environment } from '../platform/environment/environment.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { Public } from '../platform/http/public.decorator.js';
import { OembedDto } from './dto/oembed.dto.js';
import { OembedQueryDto, URL_TEXT } from './dto/oembed-query.dto.js';

const WOD_PATH = /^\/wods\/([\w-]{1,64})\/?$/;

@ApiTags('site')
@Controller('oembed')
export class OembedController {
  constructor(
    private readonly library: Library,
    private readonly environment: Environment,
  ) {}

  /** Kept by those who ask, not here: there are endless ways to ask, and an answer costs less than looking it up. */
  @Get()
  @Public()
  @Header('Cache-Control', 'public, max-age=3600')
  @Header('Access-Control-Allow-Origin', '*')
  @Header('Cross-Origin-Resource-Policy', 'cross-origin')
  @ApiOperation({ summary: 'How another site shows a WOD of this one (oEmbed); nothing is fetched from the url' })
  @ApiOkResponse({ type: OembedDto })
  @ApiErrors(400, 404, 501)
  get(@Query() { url, maxwidth = EMBED_SIZE.width, maxheight = EMBED_SIZE.height, format = 'json' }: OembedQueryDto): OembedDto {
    const { name, origin } = this.environment.site;
    if (format !== 'json') throw new NotImplementedException('Only json is answered here');
    if (!URL.canParse(url)) throw new BadRequestException(URL_TEXT.message);
    const page = new URL(url);
    const id = page.origin === new URL(origin).origin ? WOD_PATH.exec(page.pathname)?.[1] : undefined;
    const wod = id === undefined ? undefined : this.library.wod(id);
    if (!wod) throw new NotFoundException('There is no WOD of this site at this url');
    const [width, height] = [Math.min(maxwidth, EMBED_SIZE.width), Math.min(maxheight, EMBED_SIZE.height)];
    const html = embedCode({ address: origin + embedPath(wod.id), title: `${wod.name} – ${name}`, width, height });
    return { type: 'rich', version: '1.0', title: wod.name, provider_name: name, provider_url: origin, html, width, height };
  }
}
