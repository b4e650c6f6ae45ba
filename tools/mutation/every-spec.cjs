// All specs below a folder as one file, since Jest takes longer to start each of them than to run it.
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const folder = join(process.cwd(), process.env.MUTATED_FOLDER);
/** The names of the tests to run, each in brackets; without it, all run. */
const asked = globalThis.testNamePattern?.replaceAll('\\', '');

for (const spec of readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.spec.ts'))) {
  if (!asked || asked.includes(`(${spec} `)) describe(spec, () => void require(join(folder, spec)));
}
