import { defineConfig } from '@playwright/test';

/** Flags that keep a headless Chromium from calling home. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = process.env['CHROMIUM'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.test.ts',
  reporter: process.env['CI'] ? [['list']] : [['line']],
  workers: 1,
  // A browser on a busy machine can miss a moment. What fails twice fails; what needed a second try is named as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  use: {
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: QUIET },
  },
});
