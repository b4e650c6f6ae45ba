// `npm run mutation [-- PROJECT [FILES]]`: breaks the code in small ways, one at a time, and lists what no test notices.
// FILES is a glob below the project's folder, such as `text/*`.
import { spawnSync } from 'node:child_process';

/** npm fetches it for the first run: as a dependency, it and what it needs would be a twentieth of all files that `npm ci` writes. */
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/jest-runner@9.6.1'];
const FOLDERS = { domain: 'libs/domain/src', library: 'api/src/library' };

const [, , project, files = '**'] = process.argv;

for (const [name, folder] of Object.entries(FOLDERS).filter(([each]) => project === undefined || project === each)) {
  const packages = STRYKER.map((each) => `--package=${each}`);
  const { status } = spawnSync('npm', ['exec', '--yes', ...packages, '--', 'stryker', 'run', 'tools/mutation/stryker.config.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATED_PROJECT: name, MUTATED_FOLDER: folder, MUTATED_FILES: files },
  });
  if (status !== 0) process.exitCode = 1;
}
