import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { startServerProcess, until } from '../apps/server/test/server-process.ts';

/**
 * `npm run pictures`: makes the pictures of the public pages from the running product and its sample data, in both themes.
 * To be run, and its output committed, when one of these screens has changed. Wants a built client (`npm run build`).
 */
const FOLDER = fileURLToPath(new URL('../apps/web/src/assets/pictures/', import.meta.url));
const SIZE = { width: 1200, height: 760 };
const PIXELS_PER_POINT = 1.5;
/** In pixels: of a desktop, and of a phone, which would load eight times what it shows. */
const WIDTHS = { '': 1800, '-small': 740 };
const QUALITY = 0.82;
const IDEA =
  'Solid-state lithium metal batteries with a ceramic electrolyte for electric vehicles that charge in ten minutes.';

const server = await startServerProcess({ DATA_DIR: mkdtempSync(join(tmpdir(), 'groundwork-pictures-')) });
const executablePath = process.env['CHROMIUM'];
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: PIXELS_PER_POINT });
  const call = async (method: 'get' | 'post', path: string, data?: object) =>
    (await page.request[method](`${server.url}/api${path}`, data ? { data } : undefined)).json();
  await until(async () => (await call('get', '/status')).sample.state === 'ready');
  await page.context().addCookies([{ name: 'groundwork-sidebar', value: 'closed', url: server.url }]);
  await call('post', '/auth/sign-up/email', {
    email: 'ada@example.org',
    password: 'correct horse',
    firstName: 'Ada',
    lastName: 'Lovelace',
  });
  const asked = { query: 'solid-state batteries ceramic electrolyte' };
  // Until the sample data can be searched by meaning.
  await until(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return (await call('post', '/search/semantic', { ...asked, searchEngine: 'awards' })).mode === 'semantic';
  });
  const company = await call('post', '/search/semantic', { ...asked, searchEngine: 'companies' });
  const project = await call('post', '/projects', { areaOfInterest: IDEA, persona: 'tech_developer' });
  const projectId: string = project.data?.id ?? project.newProject?.id ?? project.id;
  const { reportId } = await call('post', '/reports/commercialization', { projectId });
  const report = `/reports/commercialization/${reportId}`;
  await until(async () => (await call('get', `${report}/status`)).status === 'complete');
  const places: Record<string, string> = {
    report,
    search: '/search?engine=awards&query=solid-state+battery',
    record: `/companies/${encodeURIComponent(company.results[0].id)}`,
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [name, path] of Object.entries(places)) {
      await page.goto(`${server.url}${path}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const png = await page.screenshot();
      for (const [suffix, width] of Object.entries(WIDTHS))
        writeFileSync(join(FOLDER, `${name}-${colorScheme}${suffix}.webp`), await asWebp(page, png, width));
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

/** The browser itself writes the format: a third of a PNG's bytes. */
async function asWebp(page: Page, png: Buffer, width: number): Promise<Buffer> {
  const address = await page.evaluate(
    async ([base64, quality, wide]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), {
        resizeWidth: wide,
        resizeQuality: 'high',
      });
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY, width] as const,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
