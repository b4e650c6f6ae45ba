import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { librarySchema, TRANSFER_SCHEMA_PATH } from '@wod/domain';
import { Environment } from '../platform/environment/environment.js';
import { Public } from '../platform/http/public.decorator.js';

/** The JSON Schemas of this site's files, at addresses that stay. */
@ApiTags('transfer')
@Controller('schemas')
export class SchemasController {
  constructor(private readonly environment: Environment) {}

  @Get('wod-library-1.json')
  @Public()
  @Header('Cache-Control', 'public, max-age=3600')
  @Header('Content-Type', 'application/schema+json; charset=utf-8')
  @Header('Access-Control-Allow-Origin', '*')
  @ApiOperation({ summary: 'The JSON Schema of an export' })
  @ApiOkResponse({ schema: { type: 'object' } })
  wodLibrary(): object {
    return { $id: `${this.environment.site.origin}/api${TRANSFER_SCHEMA_PATH}`, ...librarySchema() };
  }
}
