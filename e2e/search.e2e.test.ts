import { expect, signUp, test } from './server.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('[SRCH-05] a search is in the address, so that Back and a reload restore it', async ({ page }) => {
  await page.goto('/search?engine=awards');
  const box = page.getByRole('textbox', { name: 'Search awards' });
  await expect(box).toBeVisible();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type('battery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?engine=awards&query=battery');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('listitem').first().locator('mark').first()).toHaveText(/batter/i);
  const before = await results.getByRole('status').textContent();

  const filter = page.getByRole('group', { name: 'Phase' }).getByRole('checkbox').first();
  await filter.check();
  await expect(page).toHaveURL(/f\.phase=/);
  const chip = page.getByRole('button', { name: /^Remove filter Phase/ });
  await expect(chip).toBeVisible();
  await expect(results.getByRole('status')).not.toHaveText(before!);

  await page.getByLabel('Sort by').selectOption('date');
  await expect(page).toHaveURL(/sort=date/);
  await page.reload();
  await expect(chip).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('date');
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=date/);
  await chip.click();
  await expect(results.getByRole('status')).toHaveText(before!);
});

test('[SRCH-05] ranges of dates and amounts narrow the results', async ({ page }) => {
  await page.goto('/search?engine=awards');
  const status = page.getByRole('region', { name: 'Results' }).getByRole('status');
  await expect(status).toContainText(/\d/);
  const all = await status.textContent();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const from = filters.getByRole('textbox', { name: 'Award amount from' });
  await from.fill('500k');
  await from.press('Enter');
  await expect(page).toHaveURL(/amount=500000\.\./);
  await expect(page.getByRole('button', { name: /Remove filter .*from \$500,000/ })).toBeVisible();
  await expect(status).not.toHaveText(all!);
  await filters.getByRole('textbox', { name: 'Award date from' }).fill('yesterday');
  await expect(filters.getByText('YYYY, YYYY-MM or YYYY-MM-DD')).toBeVisible();
});

test('[SRCH-07] a record opens with its details, and leads back to the results', async ({ page }) => {
  await page.goto('/search?engine=awards&query=battery&sort=amount&page=2');
  const link = page.getByRole('region', { name: 'Results' }).getByRole('listitem').getByRole('link').first();
  const title = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible();
  await expect(page.getByText(/^\$[\d,]+$/).first()).toBeVisible();
  await expect(page.getByText(/^\d{1,2} [A-Z][a-z]+, \d{4}$/).first()).toBeVisible();
  await expect(page.getByText(/License:/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Linked records' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar records' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL('/search?engine=awards&query=battery&sort=amount&page=2');
});

test('[DATA-17] a company’s page links its records by data set, with why, and says what is only probable', async ({
  page,
}) => {
  await page.goto('/companies/sample-company-0');
  const awards = page.getByRole('region', { name: 'Awards' });
  await expect(awards.getByText(/^Awardee, same UEI ZZSAMPLE0000/).first()).toBeVisible();
  await expect(page.getByText(/probably the same: same name/).first()).toBeVisible();
  await awards.getByRole('listitem').first().getByRole('link').click();
  const companies = page.getByRole('region', { name: 'Companies' });
  await expect(companies.getByText(/^Company, same UEI ZZSAMPLE0000/)).toBeVisible();
});

test('[ERR-04] unknown records, data sets and paths look alike', async ({ page }) => {
  for (const path of ['/patents/none', '/ghosts/1', '/nowhere', '/reports/commercialization/none']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});
