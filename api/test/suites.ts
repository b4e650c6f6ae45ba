import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const load = createRequire(__filename);

/**
 * Registers all suites (`*.suite.ts`) of a folder of test/ in the spec that calls it. Jest loads the api and its packages anew for each
 * spec, and V8 compiles them anew, which takes longer than the tests of most suites.
 */
export function suitesIn(folder: string): void {
  const path = join(__dirname, folder);
  for (const file of readdirSync(path).filter((name) => name.endsWith('.suite.ts'))) load(join(path, file));
}
