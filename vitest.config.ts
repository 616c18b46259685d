import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Each worker, and each process that a test starts, finds the program compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/groundwork/compiled');

const SERVER = join(import.meta.dirname, 'apps/server');

/**
 * What opens a workspace store by the helpers of `test/`: run on both stores. The rest would only run twice, and so would
 * what is about the catalogue or HTTP alone (`openCatalogueApp`).
 */
const OPENS_STORE = /\b(openTest(App|Database)|openTrackers|sharedStore)\(/;
const storeTests = globSync('src/**/*.test.ts', { cwd: SERVER }).filter((file) =>
  OPENS_STORE.test(readFileSync(join(SERVER, file), 'utf8')),
);

/** What is waited for comes; how soon says more about the machine. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

/**
 * Node runs TypeScript as it is, in tests as in production: no second loader between them. Files share their worker's
 * modules, so that a program of 600 modules is not evaluated anew for each of 170 files.
 */
const onNode = { ...patient, isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };
const server = {
  ...onNode,
  root: 'apps/server',
  setupFiles: ['test/setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
const postgresUrl = process.env['TEST_DATABASE_URL'];

export default defineConfig({
  test: {
    globalSetup: 'scripts/test-folder.mjs',
    projects: [
      { test: { ...onNode, name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      { test: { ...server, name: 'server', include: ['src/**/*.test.ts'], env: { TEST_DATABASE_URL: '' } } },
      ...(postgresUrl
        ? [
            {
              test: {
                ...server,
                name: 'server-postgres',
                include: storeTests,
                env: { TEST_DATABASE_URL: postgresUrl },
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
    ],
  },
});
