import { defineConfig } from 'vitest/config';

/**
 * For `npm run mutation`: the tests of the gate's folder alone. Vite's own module runner loads them anew for each mutant, as
 * what is evaluated with a module (lists of words, patterns) is changed, too. `MUTATION_TESTS` narrows them to a file's own, which
 * takes a tenth of the time and counts no more than all of them would.
 */
export default defineConfig({
  test: {
    root: 'apps/server',
    include: [process.env['MUTATION_TESTS'] ?? 'src/evidence/claims/**/*.test.ts'],
    // The first reads published files for seconds; in the second's thread nothing is changed.
    exclude: ['**/labelled.test.ts', '**/gate-thread.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 120_000,
  },
});
