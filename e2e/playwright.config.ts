import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '@wod/testing/chromium';
import { canReadPdfs } from '@wod/testing/pdf-tools';

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  globalSetup: './src/product/catalogue.ts',
  testIgnore: canReadPdfs() ? [] : '**/print.spec.ts',
  forbidOnly: true,
  fullyParallel: true,
  // One more than the cores CI has: a journey waits for a seventh of its time.
  workers: 3,
  // A busy machine may be slow for a moment. `npm test` names at its end what passed only at the second try.
  retries: process.env.CI ? 1 : 0,
  // Long enough for a busy machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['../tools/reporters/playwright.mjs']],
  // The workspace's scripts run untransformed.
  build: { external: ['**/tools/**', '**/testing/**'] },
  use: {
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    locale: 'en-GB',
    // What a worker answers no test can hold back or break; floor/offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'desktop' },
    // What visitors and coaches do most is also tested on a phone.
    {
      name: 'phone',
      testMatch: ['library/find-a-workout.spec.ts', 'planner/plan-by-hand.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
