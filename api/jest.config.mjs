import { jestPreset } from '../jest.preset.mjs';

const preset = jestPreset({ decorators: true });

export default {
  // Jest takes these from here only, not from a project.
  testTimeout: preset.testTimeout,
  reporters: preset.reporters,
  projects: [
    { ...preset, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...preset,
      displayName: 'contract',
      testMatch: ['<rootDir>/test/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/database/global-setup.mjs',
      globalTeardown: '<rootDir>/test/database/global-teardown.mjs',
    },
  ],
};
