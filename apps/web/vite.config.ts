import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractRoutes } from './vite/contract-routes.ts';
import { precompress } from './vite/precompress.ts';

const test = { name: 'web', include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['test/setup.ts'] };

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
    precompress(),
  ],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: { target: 'es2022', manifest: true, chunkSizeWarningLimit: 700 },
  ...({ test } as object),
});
