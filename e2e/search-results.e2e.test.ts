import type { Page } from '@playwright/test';
import { expect, signUp, test } from './server.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

// What a route still fetches when a test ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const ticks = (page: Page) => results(page).getByRole('checkbox', { name: /^Select (?!all)/ });
const selection = (page: Page) => page.getByRole('region', { name: 'Selection' });

test('[SRCH-05] a table has the columns that one chooses, and keeps them; its heads sort', async ({ page }) => {
  await page.goto('/search?engine=awards&query=battery');
  await page.getByText('Table', { exact: true }).click();
  await expect(page).toHaveURL('/search?engine=awards&query=battery&view=table');
  const amount = page.getByRole('columnheader', { name: 'Award amount' });
  await amount.getByRole('button').click();
  await expect(amount).toHaveAttribute('aria-sort', 'descending');
  await amount.getByRole('button').click();
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=amount&direction=asc/);

  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  await chooser.getByRole('checkbox', { name: 'Place' }).check();
  await chooser.getByRole('checkbox', { name: 'Award date' }).uncheck();
  await chooser.getByRole('button', { name: 'Move Place up' }).click();
  await page.keyboard.press('Escape');
  const heads = async () => (await page.getByRole('columnheader').allTextContents()).slice(-2);
  expect(await heads()).toEqual(['Place', 'Why it matched']);
  await page.reload();
  await expect(amount).toBeVisible();
  expect(await heads()).toEqual(['Place', 'Why it matched']);
  await expect(page.getByRole('columnheader', { name: 'Award date' })).toHaveCount(0);
});

test('[SRCH-15] what is selected stays so on other pages and in the other view, but not in another data set', async ({
  page,
}) => {
  await page.goto('/search?engine=awards&query=battery');
  await ticks(page).nth(1).click();
  await ticks(page)
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await expect(selection(page)).toContainText('3 records selected');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(results(page).locator('[data-stale]')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(selection(page)).toContainText('13 records selected');
  await expect(selection(page)).toContainText('Select 2 to 4 to compare');
  await page.getByText('Table', { exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(selection(page)).toContainText('13 records selected');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).uncheck();
  await expect(selection(page)).toContainText('3 records selected');
  await page.getByRole('link', { name: /^USA spending/ }).click();
  await expect(ticks(page).first()).toBeVisible();
  await expect(selection(page)).toBeHidden();
});

test('[SRCH-15] records are compared side by side at an address of their own', async ({ page, browser, baseURL }) => {
  await page.goto('/search?engine=awards&query=battery&sort=amount');
  for (const at of [0, 1]) await ticks(page).nth(at).check();
  await selection(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare awards' })).toBeVisible();
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await expect(comparison.getByRole('columnheader').getByRole('link')).toHaveCount(2);
  const rows = comparison.getByRole('rowheader');
  await expect(rows.filter({ hasText: 'Award amount' })).toBeVisible();
  const all = await rows.count();
  await page.getByRole('switch', { name: 'Only differences' }).click();
  await expect(page).toHaveURL(/only=differences/);
  await expect.poll(() => rows.count()).toBeLessThan(all);

  await page.getByRole('textbox', { name: 'Add another award' }).fill('sensor');
  await page.getByRole('option').first().click();
  await expect(comparison.getByRole('columnheader').getByRole('link')).toHaveCount(3);
  await comparison
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(comparison.getByRole('columnheader').getByRole('link')).toHaveCount(2);

  const other = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await signUp(other);
  await other.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(other.getByRole('columnheader').getByRole('link')).toHaveCount(2);
  await other.close();
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL('/search?engine=awards&query=battery&sort=amount');
  await expect(selection(page)).toContainText('2 records selected');
});

test('[SRCH-05] keys move through the results, select and open them, and mean letters in a field', async ({ page }) => {
  await page.goto('/search?engine=awards&query=battery');
  const links = results(page).locator('[data-row-link]');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(ticks(page).nth(1)).toBeChecked();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('/');
  const box = page.getByRole('textbox', { name: 'Search awards' });
  await expect(box).toBeFocused();
  await page.keyboard.type('jx?/');
  await expect(box).toHaveValue('batteryjx?/');
  await links.nth(1).focus();
  const title = await links.nth(1).textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible();
});

test('[SRCH-05] the thumbs of a histogram narrow the dates by keyboard, and show what was written', async ({
  page,
}) => {
  await page.goto('/search?engine=awards&query=battery');
  const from = page.getByRole('slider', { name: 'Award date from' });
  await expect(from).toBeVisible();
  const first = Number.parseInt((await from.getAttribute('aria-valuetext'))!, 10);
  await from.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`date=${first + 1}\\.\\.`));
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('textbox', { name: 'Award date from' })).toHaveValue(String(first + 1));
  await filters.getByRole('textbox', { name: 'Award date from' }).fill(String(first + 3));
  await page.keyboard.press('Enter');
  await expect(from).toHaveAttribute('aria-valuetext', new RegExp(`^${first + 3}, `));
  await expect(page.getByRole('slider', { name: 'Award amount to' })).toHaveAttribute('aria-valuetext', /^\$/);
});

test('[SRCH-01] a query is built from fields, shown as it grows, and taken apart again', async ({ page }) => {
  await page.goto('/search?engine=awards&query=battery');
  await page.getByRole('button', { name: 'Build a query' }).click();
  const builder = page.getByRole('dialog', { name: 'Build a query' });
  await expect(builder.getByRole('textbox', { name: 'Words' })).toHaveValue('battery');
  await builder.getByRole('button', { name: 'Add a row' }).click();
  const row = builder.getByRole('group', { name: 'Row 2' });
  await row.getByLabel('How').selectOption('None of');
  await row.getByLabel('Words').fill('lead acid');
  await row.getByLabel('Where').selectOption('in the title');
  await builder.getByRole('textbox', { name: 'Award date from' }).fill('soon');
  await expect(builder.getByRole('button', { name: 'Search' })).toBeDisabled();
  await builder.getByRole('textbox', { name: 'Award date from' }).fill('2019');
  const query = 'battery NOT title:(lead OR acid) date:2019..';
  await expect(builder.getByText(query)).toBeVisible();
  await builder.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('textbox', { name: 'Search awards' })).toHaveValue(query);
  await expect(results(page).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Build a query' }).click();
  await expect(builder.getByRole('group', { name: 'Row 2' }).getByLabel('Where')).toHaveValue('title');
  await builder.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/search?engine=awards&query=battery+AND+(a+OR+(b+c))');
  await page.getByRole('button', { name: 'Build a query' }).click();
  await expect(builder.getByLabel('How')).toHaveValue('typed');
});
