import { ApiProperty } from '@nestjs/swagger';

/** What stands for a WOD on another site's page (oEmbed 1.0, "rich"). */
export class OembedDto {
  @ApiProperty({ enum: ['rich'] })
  type: 'rich';

  @ApiProperty({ enum: ['1.0'] })
  version: '1.0';

  @ApiProperty({ example: 'Fran' })
  title: string;

  @ApiProperty()
  provider_name: string;

  @ApiProperty({ example: 'https://wod.example.org' })
  provider_url: string;

  @ApiProperty({ description: 'an iframe with the card of the WOD' })
  html: string;

  @ApiProperty({ type: 'integer', description: 'in pixels' })
  width: number;

  @ApiProperty({ type: 'integer', description: 'in pixels' })
  height: number;
}
