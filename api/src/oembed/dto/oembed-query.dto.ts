import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { TextParam, WholeNumberParam } from '../../platform/input/query-values.js';

const MAX_URL = 512;
const MAX_PIXELS = 10_000;

const say = (message: string) => ({ message });
export const URL_TEXT = say(`url must be the address of a page, with at most ${MAX_URL} characters`);
const pixels = (field: string) => say(`${field} must be a whole number of pixels from 1 to ${MAX_PIXELS}`);
const WIDTH = pixels('maxwidth');
const HEIGHT = pixels('maxheight');

/** The query of GET /oembed, as oembed.com names its parts. */
export class OembedQueryDto {
  @ApiProperty({
    maxLength: MAX_URL,
    example: 'https://wod.example.org/wods/4f6c2f0e-7d0a-4f0f-9a2e-0d6a5b1c9e11',
    description: 'the page of a WOD on this site',
  })
  @TextParam()
  @MaxLength(MAX_URL, URL_TEXT)
  url: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PIXELS })
  @WholeNumberParam()
  @IsOptional()
  @IsInt(WIDTH)
  @Min(1, WIDTH)
  @Max(MAX_PIXELS, WIDTH)
  maxwidth?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PIXELS })
  @WholeNumberParam()
  @IsOptional()
  @IsInt(HEIGHT)
  @Min(1, HEIGHT)
  @Max(MAX_PIXELS, HEIGHT)
  maxheight?: number;

  @ApiPropertyOptional({ default: 'json', maxLength: 10, description: 'json; any other is answered with 501' })
  @TextParam()
  @IsOptional()
  @MaxLength(10, say('format must be json'))
  format?: string;
}
