import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openapiFile, schemaFile } from './describe-api.js';

it('docs/openapi.json describes the api as it is; npm run openapi -w api writes it', async () => {
  expect(await readFile(join(__dirname, '../../docs/openapi.json'), 'utf8')).toBe(await openapiFile());
});

it('docs/wod-library-1.schema.json describes an export as it is; npm run openapi -w api writes it', async () => {
  expect(await readFile(join(__dirname, '../../docs/wod-library-1.schema.json'), 'utf8')).toBe(schemaFile());
});
