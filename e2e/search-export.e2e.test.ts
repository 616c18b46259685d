import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { expect, signUp, test } from './server.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

// What a route still fetches when a test ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function openDialog(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export results' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('[SRCH-08] [SRCH-17] the results are exported as the screen counts them, with a manifest that leads back', async ({
  page,
}) => {
  const dialog = await openDialog(page, '/search?engine=companies&query=battery&f.country=United+States');
  const status = await page.getByRole('region', { name: 'Results' }).getByRole('status').textContent();
  const total = Number(/^([\d,]+)/.exec(status!)![1]!.replace(',', ''));
  await expect(dialog).toContainText('battery');
  await expect(dialog).toContainText('Country: United States');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: new RegExp(`^Export ${total} rows?`) }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^companies-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText(new RegExp(`^${total} rows? exported\\.$`))).toBeVisible();
  await expect(dialog).toBeHidden();

  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(Object.keys(files)).toEqual(['companies.csv', 'funding-rounds.csv', 'manifest.json']);
  const rows: string[][] = parse(Buffer.from(files['companies.csv']!), { bom: true });
  expect(rows).toHaveLength(total + 1);
  const manifest = JSON.parse(strFromU8(files['manifest.json']!));
  expect(manifest).toMatchObject({ rows: total, total, isComplete: true, hasSampleData: true, query: 'battery' });
  await page.goto(manifest.address);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('status')).toHaveText(status!);
  await page.goto(rows[1]!.at(-1)!);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[SRCH-08] a running export shows its progress and can be cancelled', async ({ page }) => {
  let isAborted = false;
  page.on('requestfailed', (request) => {
    isAborted ||= request.url().endsWith('/csv-data') && request.failure()?.errorText === 'net::ERR_ABORTED';
  });
  // Never answers. What is cancelled before it was on its way is not told of as aborted.
  let isAsked = false;
  await page.route('**/api/search/csv-data', () => {
    isAsked = true;
  });
  const dialog = await openDialog(page, '/search?engine=patents');
  await dialog.getByRole('button', { name: /^Export/ }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Exported rows' })).toHaveAttribute('aria-valuenow', '0');
  await expect(dialog.getByText(/^0 of [\d,]+ rows$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel export' })).toBeFocused();
  await expect.poll(() => isAsked).toBe(true);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Export/ })).toBeFocused();
  await expect.poll(() => isAborted).toBe(true);
  await expect(page.getByText('Export Failed')).toHaveCount(0);
});

test('what comes at a click leaves the page where it cannot be loaded, and comes at the next one', async ({ page }) => {
  await page.goto('/search?engine=awards&query=battery');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('listitem').first()).toBeVisible();
  const refused: string[] = [];
  await page.route('**/assets/*.js', (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  const button = page.getByRole('button', { name: 'Export', exact: true });
  for (const click of [() => button.click(), () => page.getByText('Table', { exact: true }).click()]) {
    const before = refused.length;
    await click();
    await expect.poll(() => refused.length).toBeGreaterThan(before);
  }
  await expect(results.getByRole('status')).toContainText('awards');
  await page.unrouteAll();
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Export results' })).toBeVisible();
});
