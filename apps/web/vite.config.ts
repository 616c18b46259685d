import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS } from './vite/chunks.ts';
import { compileHint } from './vite/compile-hint.ts';
import { contractRoutes } from './vite/contract-routes.ts';
import { firstScreens } from './vite/first-screens.ts';
import { pagePaths } from './vite/page-paths.ts';
import { precompress } from './vite/precompress.ts';
import { preloads } from './vite/preloads.ts';
import { themeVariables } from './vite/theme-variables.ts';

/** Each file has modules of its own: some put stand-ins in the place of modules, and which files share a worker is chance. */
const test = {
  name: 'web',
  include: ['src/**/*.test.{ts,tsx}'],
  exclude: ['src/languages/**'],
  setupFiles: ['test/setup.ts'],
  testTimeout: 60_000,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
    }),
    react(),
    contractRoutes(),
    themeVariables(),
    pagePaths(),
    preloads(),
    compileHint(),
    precompress(),
    firstScreens(),
  ],
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/mcp': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    manifest: true,
    // Every browser that knows the syntax of this target knows these.
    modulePreload: { polyfill: false },
    // Only a preview loads the one that is large. What pages load first is held by scripts/check-client-size.mjs.
    chunkSizeWarningLimit: 1_700,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        // The names of all scripts and styles stand in the first of them, and few characters compress better. The manifest says
        // what each is.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
      },
      // Their marked modules only say something to whoever imports them; else they come along with every page.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/(react-remove-scroll|use-sidecar)\//, sideEffects: false }],
      },
    },
  },
  ...({ test } as object),
});
