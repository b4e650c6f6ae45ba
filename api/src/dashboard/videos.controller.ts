import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { LibraryVideosDto, VideoCheckDto } from './dto/videos.dto.js';
import { InboxService } from './inbox.service.js';

@ApiTags('dashboard')
@ApiBearerAuth()
@Controller('videos')
export class VideosController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @ApiOperation({ summary: 'The YouTube videos of the library, for a browser to ask YouTube about' })
  @ApiOkResponse({ type: LibraryVideosDto })
  @ApiErrors(401, 503)
  async get(@Ip() address: string): Promise<LibraryVideosDto> {
    return { ids: [...(await this.inbox.videos(address))] };
  }

  @Post('checks')
  @HttpCode(204)
  @ApiOperation({ summary: 'Note which of them YouTube no longer has: the inbox has those until their links change' })
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 503)
  note(@Body() check: VideoCheckDto, @Ip() address: string): Promise<void> {
    return this.inbox.noteVideos(check, address);
  }
}
