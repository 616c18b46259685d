import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Locator } from '@playwright/test';
import {
  BATTERY,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goWithin,
  signUp,
  test,
  untilFetched,
} from './server.ts';

/** Between them they have every kind of filter. */
const FILTERED: Engine[] = ['drugs', 'clinical-trials', 'awards', 'patents', 'funding-opportunities'];

test('[SRCH-05] one question to all data sets: the best of each, counted as its own search counts, all in the address', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/search');
  await expect(page).toHaveURL('/search?engine=all');
  await expect(page.getByRole('textbox', { name: 'Search all data sets' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('battery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?engine=all&query=battery');
  const best = page.getByRole('region', { name: 'The best of each data set' });
  await expect(best.getByRole('status')).toHaveText(/^[\d,]+ records in \d+ data sets$/);
  await expect(best).toHaveAttribute('aria-busy', 'false');

  const awards = best.getByRole('region', { name: /^Awards/ });
  await expect(awards.getByRole('listitem')).toHaveCount(3);
  await expect(awards.locator('mark').first()).toHaveText(/batter/i);
  const counted = (await awards.getByRole('heading').textContent())!.match(/[\d,]+$/)![0];
  await expect(page.getByRole('heading', { name: 'In several data sets' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Over the years' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Closing next' })).toBeVisible();

  await test.step('keys go from result to result, and Back comes back to the answer', async () => {
    const first = best.getByRole('listitem').first().getByRole('link').first();
    await first.focus();
    await page.keyboard.press('j');
    await expect(best.locator('[data-row-link]').nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(awards.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('a data set shows as many, at its tab and in its head; its neighbours count the query, too', async () => {
    await awards.getByRole('link', { name: `All ${counted} awards` }).click();
    await expect(page).toHaveURL('/search?engine=awards&query=battery');
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('status')).toContainText(`${counted} awards`);
    const tabs = page.getByRole('navigation', { name: 'Data sets' });
    await expect(tabs.getByRole('link', { name: `Awards ${counted}`, exact: true })).toBeVisible();
    await tabs.getByRole('link', { name: 'All', exact: true }).click();
    await expect(page).toHaveURL('/search?engine=all&query=battery');
  });

  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
});

test('[NAV-13] the palette asks all data sets first, and goes to a record by its name', async ({ page }) => {
  await signUp(page);
  await page.goto('/search?engine=companies');
  const name = (await page
    .getByRole('region', { name: 'Results' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
    .textContent())!;
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await expect(palette.getByRole('option').first()).toHaveText('Search all data sets');
  await palette.getByRole('combobox').fill(name);
  await expect(palette.getByRole('option').first()).toHaveText(`Search all data sets for “${name}”`);
  await palette.getByRole('option', { name: `${name} company`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('lidar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?engine=all&query=lidar');
});

test('[NAV-12] a link skips search, tabs and filters, so that the next key reaches the first result', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/search?engine=awards&query=battery');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('link', { name: 'Skip to the results' }).focus();
  await page.keyboard.press('Enter');
  await expect(results).toBeFocused();
});

test('[SRCH-05] a table keeps its titles in sight; on a phone it is the list', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 780, height: 768 });
  await page.goto('/search?engine=funding-opportunities&query=battery&view=table');
  const table = page.getByRole('region', { name: 'Funding opportunities as a table' });
  const title = table.getByRole('rowheader').first();
  await expect(title).toBeVisible();
  expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBeGreaterThan(0);
  await table.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }));
  await expect(title.getByRole('link')).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(table).toBeHidden();
  await expect(page.getByRole('region', { name: 'Results' }).locator('ol > li').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('[SRCH-05] no column of any data set’s table is out of sight at 1124 and 1366 px; filters open over it', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await page.goto('/search');
  for (const engine of ENGINES) {
    await goWithin(page, `/search?engine=${engine}&view=table`);
    await untilFetched(page);
    const table = page.getByRole('region', { name: /as a table$/ });
    for (const width of [1124, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      await expect(table.getByRole('rowheader').first()).toBeVisible();
      await expect(table.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
      expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth), `${engine} at ${width}`).toBe(0);
    }
    if (!FILTERED.includes(engine)) continue;
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox').first().check();
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);
  }
});

test('from nothing to a report: a question to all data sets, a record, a project, in fewer than ten clicks', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashboard');
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  await page.getByRole('textbox', { name: 'Search all data sets' }).fill('solid electrolyte');
  await click(page.getByRole('button', { name: 'Search', exact: true }));
  const best = page.getByRole('region', { name: 'The best of each data set' });
  await click(best.locator('[data-row-link]').first());
  await expect(page.getByText('Generated for demonstration').first()).toBeVisible();
  await click(page.getByRole('link', { name: 'New Project' }).first());
  await page.getByLabel('Describe your project').fill(BATTERY);
  await click(page.getByRole('button', { name: 'Continue' }));
  await click(page.getByRole('button', { name: 'Create project' }));
  await expect(page).toHaveURL(/\/dashboard/);
  await click(page.getByRole('button', { name: /^Generate/ }).first());
  await expect(page.getByRole('heading', { name: 'Executive summary' })).toBeVisible({ timeout: 60_000 });
  expect(clicks).toBeLessThan(10);
});
