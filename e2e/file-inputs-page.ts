import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';

const web = resolve(import.meta.dirname, '../apps/web');
const BASE = '/test-page/';

let built: Promise<string> | undefined;

/** Builds the page of the file inputs once, and shows it as if the server had it. Its calls go to the real server. */
export async function openFileInputs(page: Page): Promise<void> {
  built ??= buildPage();
  const folder = await built;
  await page.route(
    ({ pathname }) => pathname.startsWith(BASE),
    (route) => route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.slice(BASE.length)) }),
  );
  await page.goto(`${BASE}test/pages/file-inputs.html`);
}

async function buildPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'groundwork-page-'));
  await build({
    configFile: join(web, 'vite.config.ts'),
    base: BASE,
    logLevel: 'error',
    build: { outDir, rollupOptions: { input: join(web, 'test/pages/file-inputs.html') } },
  });
  return outDir;
}
