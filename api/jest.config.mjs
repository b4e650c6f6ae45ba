import { jestPreset } from '../jest.preset.mjs';

// Jest accepts these two only globally, not per project.
const { testTimeout, reporters, ...preset } = jestPreset({ decorators: true });

export default {
  testTimeout,
  reporters,
  // For half of its run it is the last project still running.
  maxWorkers: 2,
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
