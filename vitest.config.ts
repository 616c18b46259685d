import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Each worker, and each process that a test starts, finds the program compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/groundwork/compiled');

/**
 * What the workspace store promises: transactions, locks, notifications, errors, migrations, jobs, events, and what a killed
 * process leaves. A run with a PostgreSQL server holds the rest to that one, and the embedded store to this.
 */
const STORE_CONTRACT = ['src/platform/{db,jobs,events}/*.test.ts', 'src/features/agents/agents-killed.test.ts'];

/** What is waited for comes; how soon says more about the machine. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

/**
 * Node runs TypeScript as it is, in tests as in production: no second loader between them. Files share their worker's
 * modules, so that a program of 600 modules is not evaluated anew for each of 170 files.
 */
const onNode = { ...patient, isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };
const server = {
  ...onNode,
  root: 'apps/server',
  execArgv: ['--import', join(import.meta.dirname, 'apps/server/src/platform/module-places.ts')],
  setupFiles: ['test/setup.ts'],
  // Longer than the longest that anything in it waits for: what was not met says what was there in its place.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};
const postgresUrl = process.env['TEST_DATABASE_URL'] ?? '';

export default defineConfig({
  test: {
    globalSetup: 'scripts/test-folder.mjs',
    projects: [
      { test: { ...onNode, name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...server,
          name: 'server',
          include: ['src/**/*.test.ts'],
          env: { TEST_DATABASE_URL: postgresUrl },
        },
      },
      ...(postgresUrl
        ? [
            {
              test: {
                ...server,
                name: 'store-embedded',
                include: STORE_CONTRACT,
                env: { TEST_DATABASE_URL: '' },
              },
            },
          ]
        : []),
      {
        test: {
          ...patient,
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.mjs', '**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      'apps/web/vite.config.ts',
      { test: { ...patient, name: 'languages', root: 'apps/web', include: ['src/languages/**/*.test.ts'] } },
    ],
  },
});
