import type { Page } from '@playwright/test';
import { nextSecond } from '../apps/server/test/next-second.ts';
import { type Alerts, test } from './alerts.ts';
import { call, expect, expectAccessible, expectNoSidewaysScroll, signUp } from './server.ts';

test.beforeEach(async ({ page, alerts }) => {
  await alerts.order({ now: true });
  await signUp(page);
});

const QUERY = '/search?engine=awards&query=%22zirconium+garnet%22';
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

async function save(page: Page, name: string) {
  const search = { searchEngine: 'awards', query: '"zirconium garnet"', filters: {}, mode: 'hybrid' };
  return (await call(page, 'POST', '/search/saved', { ...search, name, alert: 'notify' })) as { id: string };
}

/** Stores records that match and lets the hourly check find them, a day later. */
async function fire({ order }: Alerts, ...titles: string[]) {
  await nextSecond();
  await order({ store: titles });
  await order({ checkIn: 26 });
}

test('[SRCH-13] a search is saved with an alert after a look at how often it would have fired', async ({
  page,
  alerts,
}) => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await page.route('**/api/search/saved/preview', (route) =>
    route.fulfill({
      json: {
        days: 30,
        until: day(0),
        firings: [
          { date: day(9), count: 2 },
          { date: day(3), count: 9 },
        ],
        total: 11,
        basis: 'seen',
        note: 'Alerts go by the words of a search, not by its meaning.',
      },
    }),
  );
  await page.goto(QUERY);
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('"zirconium garnet"');
  await expect(dialog.getByText('An alert would have been sent on 2 of the last 30 days: 11 records.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Notify me here and by email' })).toBeDisabled();
  await expect(dialog.getByText(/does not send email|SMTP_URL and MAIL_FROM are missing/)).toBeVisible();
  await dialog.getByText('Show as a table').click();
  await expect(dialog.getByRole('cell', { name: '9', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog.getByText('A name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Garnets');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog).toBeHidden();
  expect(alerts.url).toBe(new URL(page.url()).origin);

  await page.getByRole('button', { name: 'Saved searches' }).click();
  const list = page.getByRole('dialog', { name: 'Saved searches' });
  await expect(list.getByText('Awards · daily alert')).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Edit Garnets' }).click();
  const edit = page.getByRole('dialog', { name: 'Saved search', exact: true });
  await edit.getByLabel('Name').fill('Garnet separators');
  await edit.getByText('Every week').click();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await expect(list.getByText('Awards · weekly alert')).toBeVisible();
  await list.getByRole('button', { name: 'Delete Garnet separators' }).click();
  await expect(list.getByText('No saved searches')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  // A click beside the list closes it.
  await expect(page.getByText('Saved search restored')).toBeVisible();
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await expect(list.getByRole('link', { name: 'Garnet separators' })).toBeVisible();
  await list.getByRole('link', { name: 'Garnet separators' }).click();
  await expect(page).toHaveURL(QUERY);
});

test('[SRCH-13] [NTF-01] [NTF-03] [NTF-04] new matches ring in every open tab, and lead to just those records', async ({
  page,
  context,
  alerts,
}) => {
  await save(page, 'Garnets');
  await page.goto('/search?engine=patents');
  const other = await context.newPage();
  await other.goto(`${alerts.url}/reports`);
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  await fire(alerts, 'A zirconium garnet separator', 'Zirconium garnet <img src=x onerror=alert(1)>');
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(page.getByRole('button', { name: /^Saved searches/ })).toContainText('2');
  await bell(page).click();
  await expect(panel(page)).toContainText('Zirconium garnet <img src=x onerror=alert(1)>');
  const box = (await panel(page).boundingBox())!;
  expect(Math.round(box.width)).toBe(800);
  expect(box.height).toBeLessThanOrEqual(540);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(async () => Math.round((await panel(page).boundingBox())!.width)).toBe(360);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await panel(page).getByRole('button', { name: '2 new awards for “Garnets”', exact: true }).click();
  await expect(page).toHaveURL(/engine=awards.*mode=keyword.*seen=/);
  await expect(page.getByRole('region', { name: 'Results' }).locator('ol > li')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Remove filter New here/ })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notifications');
});

test('[SRCH-13] the alert is turned off with one click, or by its link without signing in', async ({
  page,
  browser,
  alerts,
}) => {
  await save(page, 'One');
  await save(page, 'Two');
  await page.goto('/search?engine=awards');
  await fire(alerts, 'Another zirconium garnet');
  await bell(page).click();
  await panel(page)
    .getByRole('button', { name: /^Turn off alert: .*One/ })
    .click();
  await expect(page.getByText('Alert turned off')).toBeVisible();
  type List = { items: { name: string; alert: string; alertOffToken: string; title: string }[] };
  const alertsOf = async () =>
    Object.fromEntries(
      ((await call(page, 'GET', '/search/saved')) as List).items.map(({ name, alert }) => [name, alert]),
    );
  await expect.poll(alertsOf).toEqual({ One: 'off', Two: 'notify' });
  const { items } = (await call(page, 'GET', '/notifications')) as List;
  const token = items.find(({ title }) => title.includes('Two'))!.alertOffToken;

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${alerts.url}/alerts/off?token=${token}`);
  await expect(visitor.getByRole('heading', { name: 'Turn this alert off?' })).toBeVisible();
  await expectAccessible(visitor);
  expect(await alertsOf()).toMatchObject({ Two: 'notify' });
  await visitor.getByRole('button', { name: 'Turn off' }).click();
  await expect(visitor.getByRole('heading', { name: 'The alert is off' })).toBeVisible();
  expect(await alertsOf()).toMatchObject({ Two: 'off' });
  await visitor.goto(`${alerts.url}/alerts/off?token=${token}x`);
  await visitor.getByRole('button', { name: 'Turn off' }).click();
  await expect(visitor.getByText('This link is not complete.')).toBeVisible();
  await visitor.context().close();
});
