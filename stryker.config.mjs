/** `npm run mutation -- --mutate apps/server/src/evidence/claims/<file>`: whether a test notices when the gate is changed. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: ['apps/server/src/evidence/claims/**/*.ts', '!**/*.test.ts'],
  ignorePatterns: ['/docs', '/apps/web/dist', '/.ci', '/e2e'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: 'node_modules/.cache/mutation.json' },
  // Not among the modules: Node strips no types there.
  tempDirName: '.stryker',
  thresholds: { high: 95, low: 90, break: null },
};
