// `npm run mutation [-- PROJECT [FILES]]`: breaks the code in small ways, one at a time, and lists what no test notices.
// FILES is a glob below the project's folder, such as `text/*`.
import { Stryker } from '@stryker-mutator/core';
import { jestPreset } from '../../jest.preset.mjs';

const FOLDERS = { domain: 'libs/domain/src', library: 'api/src/library' };

const [, , project, files = '**'] = process.argv;

for (const [name, folder] of Object.entries(FOLDERS).filter(([each]) => project === undefined || project === each)) {
  process.env.MUTATED_FOLDER = folder;
  await new Stryker({
    // The tables of fields are data: a test would only repeat them.
    mutate: [`${folder}/${files}`, '!**/*.spec.ts', '!**/*.fixtures.ts', '!**/*-fields.ts'],
    testRunner: 'jest',
    jest: {
      config: {
        ...jestPreset({ decorators: true }),
        rootDir: '.', roots: ['tools/mutation'], testMatch: ['**/every-spec.cjs'], testEnvironment: './tools/mutation/impatient-environment.cjs',
      },
      enableFindRelatedTests: false,
    },
    concurrency: 1,
    // Jest leaks something in every run.
    maxTestRunnerReuse: 200,
    // Endless loops are caught by counting; a slow run just means a busy machine.
    timeoutMS: 20_000,
    reporters: ['clear-text', 'html', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `.mutation/${name}.html` },
    tempDirName: `.mutation/${name}`,
    disableTypeChecks: false,
    ignorePatterns: ['/.mutation', '/remotes', '/data', '/.nx', '/e2e', '/bench', '/drills', '/shell', '/mfe-*', '/docs', 'dist'],
    thresholds: { high: 90, low: 85, break: 85 },
  }).runMutationTest();
}
