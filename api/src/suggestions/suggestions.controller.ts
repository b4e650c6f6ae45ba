import { Controller, Get, Ip, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Library } from '../library/library.js';
import { PublicContent } from '../platform/answers/public-content.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { SuggestionDto } from './dto/suggestion.dto.js';
import { SuggestionQueryDto } from './dto/suggestion-query.dto.js';

@ApiTags('wods')
@Controller('suggestions')
export class SuggestionsController {
  constructor(private readonly library: Library) {}

  @Get()
  @PublicContent()
  @ApiOperation({ summary: 'What the beginning of a search may mean: at most eight, the best first' })
  @ApiOkResponse({ type: [SuggestionDto] })
  @ApiErrors(400, 503)
  list(@Query() { q, kind }: SuggestionQueryDto, @Ip() address: string): Promise<SuggestionDto[]> {
    return this.library.suggestions(q, kind, address);
  }
}
