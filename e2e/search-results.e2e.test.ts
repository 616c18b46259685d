import type { Page } from '@playwright/test';
import { call, expect, expectAccessibleAt, signUp, test } from './server.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

// What a route still fetches when a test ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const ticks = (page: Page) => results(page).getByRole('checkbox', { name: /^Select (?!all)/ });
const selection = (page: Page) => page.getByRole('region', { name: 'Selection' });

/** The server's own answer with some of it replaced. */
async function answerWith(page: Page, changes: (answer: { results: { matched: object }[] }) => object) {
  await page.route('**/api/search/keyword', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, ...changes(answer) } });
  });
}

test('[SRCH-05] the mode is in the address, asked of the server, and says what it does', async ({ page }) => {
  await page.goto('/search?engine=awards&query=battery');
  await expect(page.getByRole('radio', { name: 'Hybrid' })).toBeChecked();
  const asked = page.waitForRequest((request) => request.postDataJSON()?.mode === 'semantic');
  await page.getByText('Semantic', { exact: true }).click();
  await asked;
  await expect(page).toHaveURL('/search?engine=awards&query=battery&mode=semantic');
  await expect(page.getByText('Records about the same thing, even in other words.')).toBeVisible();
});

test('[SRCH-05] an answer says how it was read, why each record is there, and what else would find more', async ({
  page,
}) => {
  await answerWith(page, ({ results: found }) => ({
    understood: '(battery AND cell) OR anode',
    notes: ['Few records have all the words.'],
    suggestions: [
      { kind: 'spelling', label: 'battery anode', searchEngine: 'awards', query: 'battery', filters: {}, total: 41 },
      { kind: 'engine', label: 'Patents', searchEngine: 'patents', query: 'battery', filters: {}, total: 230 },
    ],
    results: found.map((each) => ({ ...each, matched: { words: ['battery'], isByMeaning: true } })),
  }));
  await page.goto('/search?engine=awards&query=battery+cell+OR+anode&view=table');
  const about = page.getByRole('region', { name: 'About this search' });
  await expect(about).toContainText('Understood as: (battery AND cell) OR anode');
  await expect(about).toContainText('Few records have all the words.');
  await expect(results(page).getByText('Matches: battery · Close in meaning').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Did you mean battery anode? 41 results' })).toBeVisible();
  await page.getByRole('link', { name: 'In Patents: 230 results' }).click();
  await expect(page).toHaveURL('/search?engine=patents&query=battery&mode=keyword&view=table');
  await page.goBack();
  await about.getByRole('button', { name: 'Search for the words as typed' }).click();
  await expect(page).toHaveURL(/query=%22battery%22\+%22cell%22\+%22OR%22\+%22anode%22&mode=keyword/);
});

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

test('[SRCH-15] a comparison shows what is missing as missing, and asks for records when there are too few', async ({
  page,
}) => {
  await page.goto('/compare?engine=companies&id=sample-company-0&id=gone');
  await expect(page.getByText('This record does not exist. (gone)')).toBeVisible();
  await page.getByRole('button', { name: 'Remove gone' }).click();
  await expect(page.getByText('Choose at least 2 records')).toBeVisible();
  await page.goto('/compare?engine=ghosts&id=1');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
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

test('[SRCH-05] o opens the source of the record in a new tab', async ({ page, context }) => {
  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'The source' }));
  await answerWith(page, ({ results: found }) => ({
    results: found.map((each) => ({ ...each, url: 'https://example.org/award' })),
  }));
  await page.goto('/search?engine=awards&query=battery');
  await expect(ticks(page).first()).toBeVisible();
  await page.keyboard.press('j');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('o');
  expect((await opened).url()).toBe('https://example.org/award');
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

test('[SRCH-05] without histograms the fields still narrow the results', async ({ page }) => {
  await page.route('**/api/search/histogram', (route) => route.abort());
  await page.goto('/search?engine=awards');
  await page.getByRole('complementary', { name: 'Filters' }).getByPlaceholder('From 2019').fill('2020');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/date=2020\.\./);
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

test('[SRCH-01] the help beside the box names the fields, and its examples can be searched', async ({ page }) => {
  await page.goto('/search?engine=awards');
  await page.getByRole('button', { name: 'How to write a query' }).click();
  const help = page.getByRole('dialog', { name: 'How to write a query' });
  await expect(help).toContainText('for awards also agency, branch');
  await help.getByRole('button', { name: 'Search lithium OR sodium' }).click();
  await expect(page).toHaveURL('/search?engine=awards&query=lithium+OR+sodium');
  await expect(help).toBeHidden();
});

test('[SRCH-14] a rate limited search counts down and tries again by itself', async ({ page }) => {
  const limited = { code: 'RATE_LIMITED', status: 429, message: 'Too many.', details: { retryAfterMs: 3000 } };
  await page.route('**/api/search/keyword', (route) => route.fulfill({ status: 429, json: limited }));
  await page.goto('/search?engine=drugs');
  await expect(page.getByText('This feature is currently rate limited')).toBeVisible();
  await expect(page.getByText(/We'll refresh the results automatically in [23] seconds/)).toBeVisible();
  await page.unroute('**/api/search/keyword');
  await expect(results(page).getByRole('listitem').first()).toBeVisible();
});

test('[SRCH-12] a search is asked once an hour, whatever the view; newer data is offered', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search/keyword')) asked++;
  });
  await page.goto('/search?engine=drugs');
  await expect(ticks(page).first()).toBeVisible();
  await page.getByText('Table', { exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(asked).toBe(1);
  const engines = (await call(page, 'GET', '/search/engines')) as object;
  await page.route('**/api/search/engines', (route) =>
    route.fulfill({ json: { ...engines, asOf: '2999-01-01T00:00:00.000Z' } }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Show the latest' }).click();
  await expect.poll(() => asked).toBe(3);
});

test('[NAV-12] table, builder, keys and comparison pass the accessibility rules in both themes at 1366 and 360 px', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const check = () => expectAccessibleAt(page, 1366, 360);
  await page.goto('/search?engine=awards&query=battery&view=table&date=2019..2023');
  for (const at of [0, 1]) await ticks(page).nth(at).check();
  await check();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  await check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Build a query' }).click();
  await expect(page.getByRole('dialog', { name: 'Build a query' })).toBeVisible();
  await check();
  await page.keyboard.press('Escape');
  await selection(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(2);
  await check();
});
