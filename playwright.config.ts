import { availableParallelism } from 'node:os';
import { join } from 'node:path';
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

// Servers that tests start, and the workers, find the program compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/groundwork/compiled');

/**
 * Files that take long begin first, so that no worker has one of them left when the others have ended. Each has a server of its
 * own: a worker changes with the project, and would start the others' once more. (`accessibility` is the first of the others.)
 */
const LONG = /\/(whole-path|first-report|data-sets|live-search)\.e2e\.test\.ts$/;

const timings = process.env['BROWSER_TIMINGS'];
const executablePath = process.env['CHROMIUM'];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/first-start.ts',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testMatch: '**/*.e2e.test.ts', testIgnore: LONG },
  ],
  reporter: [[process.env['CI'] ? 'list' : 'line'], ...(timings ? ([['json', { outputFile: timings }]] as const) : [])],
  // Each has its own server on its own port.
  workers: Math.max(2, availableParallelism()),
  // No second tries: a test that needs one has a race to be mended, or tells of one in the product.
  retries: 0,
  timeout: 180_000,
  // What is waited for comes; how soon says more about the machine, which other tests share.
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  use: {
    // A film of each test, and on CI its trace, would take a third of the run's time.
    trace: process.env['CI'] ? 'off' : { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    // What turns or fades is drawn without a graphics card, sixty times a second: most of the work of a page that loads.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(executablePath && { executablePath }), args: QUIET },
  },
});
