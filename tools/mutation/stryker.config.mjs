// Stryker's configuration for the project that mutation.mjs names.
import { jestPreset } from '../../jest.preset.mjs';

const { MUTATED_PROJECT: name, MUTATED_FOLDER: folder, MUTATED_FILES: files } = process.env;

export default {
  // The tables of fields are data: a test would only repeat them.
  mutate: [`${folder}/${files}`, '!**/*.spec.ts', '!**/*.fixtures.ts', '!**/*-fields.ts'],
  testRunner: 'jest',
  jest: {
    config: {
      ...jestPreset({ decorators: true }),
      rootDir: '.',
      roots: ['tools/mutation'],
      testMatch: ['**/every-spec.cjs'],
      testEnvironment: './tools/mutation/impatient-environment.cjs',
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
};
