// Writes docs/openapi.json and docs/wod-library-1.schema.json: npm run openapi -w api
import { writeFile } from 'node:fs/promises';
import { openapiFile, schemaFile } from './describe-api.js';

await writeFile(new URL('../../docs/openapi.json', import.meta.url), await openapiFile());
await writeFile(new URL('../../docs/wod-library-1.schema.json', import.meta.url), schemaFile());
