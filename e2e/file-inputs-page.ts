import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';

const web = resolve(import.meta.dirname, '../apps/web');
const outDir = resolve(import.meta.dirname, '../node_modules/.cache/groundwork/test-page');
const BASE = '/test-page/';

let built: Promise<unknown> | undefined;

/** Builds the page of the file inputs once, and shows it as if the server had it. Its calls go to the real server. */
export async function openFileInputs(page: Page): Promise<void> {
  built ??= buildPage();
  await built;
  await page.route(
    ({ pathname }) => pathname.startsWith(BASE),
    (route) => route.fulfill({ path: join(outDir, new URL(route.request().url()).pathname.slice(BASE.length)) }),
  );
  await page.goto(`${BASE}test/pages/file-inputs.html`);
}

const buildPage = () =>
  build({
    configFile: join(web, 'vite.config.ts'),
    base: BASE,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rollupOptions: { input: join(web, 'test/pages/file-inputs.html') } },
  });
