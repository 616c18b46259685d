import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { createProject, expect, signUp, test } from './server.ts';

test.use({ actionTimeout: 15_000 });
test.setTimeout(180_000);

const GLUCOSE =
  'A wearable sensor that measures glucose continuously under the skin of people with type 1 diabetes, with a closed insulin loop.';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** How many a search says that it found. */
const found = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('status').first();
const pngBytes = [0x89, 0x50, 0x4e, 0x47];

async function begin(page: Page, description = GLUCOSE): Promise<string> {
  await page.setViewportSize({ width: 1366, height: 860 });
  await signUp(page);
  return createProject(page, description);
}

async function downloaded(page: Page, of: Locator, item: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await of.getByRole('button', { name: /^Table and downloads/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
  // While it fades its items are there twice, should another panel's menu be opened.
  await expect(page.getByRole('menu')).toHaveCount(0);
  return download;
}

test('[PULSE-09] [PULSE-01] [PULSE-03] the first screen shows figures, a trend, agencies, dates and what is new; numbers open their search', async ({
  page,
}) => {
  await begin(page);
  await page.goto('/dashboard');
  const figures = panel(page, 'Key figures');
  const trends = panel(page, 'Activity by year');
  const agencies = panel(page, 'Award money by agency');
  await expect(trends.locator('svg').first()).toBeVisible();
  await expect(agencies.locator('svg').first()).toBeVisible();
  await expect(panel(page, 'Next closing dates').getByRole('listitem').first()).toBeVisible();
  for (const name of ['Key figures', 'Activity by year', 'Award money by agency', 'Next closing dates'])
    expect((await panel(page, name).boundingBox())!.y, name).toBeLessThan(800);
  // [DATA-15] Whoever looks at figures of made-up records is told so beside them.
  await expect(page.getByText('Sample data', { exact: true }).first()).toBeInViewport();
  const isNew = panel(page, 'New since the project was created');
  await expect(isNew.getByRole('listitem').first()).toBeVisible();
  const box = (await isNew.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(900);

  // A value by keyboard, and one by pointer.
  const chart = trends.getByRole('figure', { name: /^Awards/ });
  await chart.locator('svg[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByRole('status')).toContainText(/20\d\d/);

  await trends.getByRole('button', { name: /^Table and downloads/ }).click();
  await page.getByRole('menuitem', { name: 'Show table' }).click();
  const table = trends.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(16);
  const cell = table.getByRole('link').first();
  const count = await cell.textContent();
  await cell.click();
  await expect(page).toHaveURL(/\/search\?.*f\.about=/);
  await expect(found(page)).toContainText(new RegExp(`^${count} `));
  await page.goBack();

  const patents = figures.getByRole('link').nth(1);
  const all = await patents.textContent();
  await patents.click();
  await expect(found(page)).toContainText(`${all} in the project’s field, of 700`);
});

test('[PULSE-01] [PULSE-03] each panel is taken along as a picture and as a CSV file', async ({ page }) => {
  await begin(page);
  // The names of the data sets come after the figures: what is saved has them.
  await page.route('**/api/search/engines*', async (route) => {
    await page.waitForTimeout(5_000);
    await route.continue();
  });
  await page.goto('/dashboard');
  for (const [name, columns] of [
    ['Activity by year', 'Year,Publications,Patents,Awards,Clinical trials,Funding rounds'],
    ['Award money by agency', 'Agency,Amount,Share,Awards'],
  ] as const) {
    const of = panel(page, name);
    await expect(of.locator('svg[data-chart]').first()).toBeVisible();
    const csv = await readFile(await (await downloaded(page, of, 'Download CSV')).path(), 'utf8');
    expect(csv.replace(/^\uFEFF/, '').split('\r\n')[0]).toBe(columns);
    expect(csv).toContain('on topic');
    const png = await readFile(await (await downloaded(page, of, 'Download PNG')).path());
    expect([...png.subarray(0, 4)]).toEqual(pngBytes);
    expect(png.length).toBeGreaterThan(5_000);
  }
});

test('[PULSE-02] [PULSE-04] below it stand funding rounds and the clinical picture of a life-science project', async ({
  page,
}) => {
  await begin(page);
  await page.goto('/dashboard');
  await panel(page, 'Next closing dates').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1600);
  const funding = panel(page, 'Funding rounds of companies on topic');
  await expect(funding.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const clinical = panel(page, 'Clinical landscape');
  await expect(clinical.getByText('Trials by phase')).toBeVisible();
  const status = clinical.getByRole('link').first();
  const count = await status.textContent();
  await status.click();
  await expect(found(page)).toContainText(new RegExp(`^${count} `));
});

test('[PULSE-05] [PRJ-13] an opportunity with its scores is put into the edit dialog; saved, the opportunities are looked for anew', async ({
  page,
}) => {
  await begin(page);
  await page.goto('/dashboard');
  await page.mouse.wheel(0, 1600);
  const opportunities = panel(page, 'Opportunities');
  const use = opportunities.getByRole('button', { name: /^Use this/ }).first();
  await expect(use).toBeVisible({ timeout: 120_000 });
  await expect(opportunities.getByText('Patent likelihood').first()).toBeVisible();
  await opportunities.getByRole('button', { name: 'How these are computed' }).first().click();
  await expect(opportunities.getByRole('table').getByRole('row')).toHaveCount(9);
  const industry = (await use.getAttribute('aria-label'))!.replace('Use this: ', '');
  await use.click();
  const dialog = page.getByRole('dialog', { name: 'Edit project' });
  await expect(dialog.getByLabel('Description')).toHaveValue(new RegExp(`Field of use: ${industry}`));
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Project updated')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`for ${industry}`);
  // Its own text names the industry now: that one is no opportunity any more.
  await expect(opportunities.getByRole('heading', { name: 'Your project as it is' })).toBeVisible();
  await expect(opportunities.getByRole('button', { name: `Use this: ${industry}` })).toHaveCount(0);
});
