import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const args = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: 'list',
  // The workspace's scripts are run as they stand.
  build: { external: ['**/tools/**'] },
  use: {
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    locale: 'en-GB',
    launchOptions: { executablePath: findChromium(), args },
  },
  projects: [
    { name: 'desktop' },
    // What a visitor does most is done on a phone too.
    { name: 'phone', testMatch: 'library/find-a-workout.spec.ts', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
