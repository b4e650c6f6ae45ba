// Writes docs/openapi.json: npm run openapi -w api
import { writeFile } from 'node:fs/promises';
import { openapiFile } from './describe-api.js';

await writeFile(new URL('../../docs/openapi.json', import.meta.url), await openapiFile());
