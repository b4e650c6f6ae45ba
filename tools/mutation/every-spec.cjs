// The specs below a folder as one file for Jest, which otherwise takes longer to begin each of them than to run it.
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const folder = join(process.cwd(), process.env.MUTATED_FOLDER);
/** The names of the tests that are to be run, each in brackets; all of them without it. */
const asked = globalThis.testNamePattern?.replaceAll('\\', '');

for (const spec of readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.spec.ts'))) {
  if (!asked || asked.includes(`(${spec} `)) describe(spec, () => void require(join(folder, spec)));
}
