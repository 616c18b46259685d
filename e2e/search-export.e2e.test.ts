import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './server.ts';

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

test('[SRCH-08] a failed export is tried once more by itself', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/search/csv-data', async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    return route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER', status: 500, message: 'Oh.' } });
  });
  const dialog = await openDialog(page, '/search?engine=drugs&query=tablet');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Export \d+ rows?/ }).click();
  await expect(page.getByText('Export Failed. Retrying...')).toBeVisible();
  await downloading;
  expect(calls).toBe(2);
});

test('[SRCH-08] an export that fails twice says what to do, and can be started again', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/search/csv-data', (route) => {
    calls += 1;
    return route.abort();
  });
  const dialog = await openDialog(page, '/search?engine=drugs');
  await dialog.getByRole('button', { name: /^Export/ }).click();
  await expect(page.getByText('The export failed. Check your connection and try again')).toBeVisible();
  expect(calls).toBe(2);
  await expect(dialog.getByRole('button', { name: /^Export/ })).toBeEnabled();
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

test('[SRCH-16] more than an export takes is said before it starts', async ({ page }) => {
  await page.route('**/api/search/keyword', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, total: 48_210 } });
  });
  const dialog = await openDialog(page, '/search?engine=awards&query=battery');
  await expect(dialog.getByRole('alert')).toHaveText(
    'Only the first 10,000 of 48,210 will be exported. Narrow the search to export the rest.',
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test('[SRCH-08] a plan without exports shows which one has them', async ({ page }) => {
  await page.route('**/api/permissions', async (route) => {
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), plan: 'plus' } });
  });
  await page.goto('/search?engine=awards');
  const button = page.getByRole('button', { name: 'Export', exact: true });
  await button.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Exporting results requires Innovator Pro. See the plans.');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
});

test('[SRCH-10] a person’s email is found in the record that publishes it, or said to be unknown', async ({ page }) => {
  await page.goto('/companies/sample-company-0');
  const people = page.getByRole('region', { name: 'Organizations and people' });
  // Its chief executive stands in no other record, its chief scientist leads its awards.
  const ask = people.getByRole('button', { name: /^Find email of/ });
  await expect(ask).toHaveCount(2);
  await ask.nth(1).click();
  const found = people.getByRole('link', { name: /@/ });
  await expect(found).toHaveAttribute('href', /^mailto:[^@]+@[^@]+$/);
  const email = await found.textContent();
  await ask.first().click();
  await expect(people.getByText('Failed to fetch email')).toBeVisible();
  await expectAccessible(page);
  await people.getByText('PI email of').getByRole('link').click();
  await expect(page).toHaveURL(/\/awards\//);
  await expect(page.getByText(email!)).toBeVisible();
});
