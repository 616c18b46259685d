import type { Page } from '@playwright/test';
import { BATTERY, createProject, expect, expectAccessible, signUp, test } from './server.ts';

test.use({ hasOutbox: true, actionTimeout: 15_000 });
test.setTimeout(180_000);

const first = (page: Page) => page.getByRole('article').first();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Spread Your Ideas!|Share by Email)$/ });

async function openFeed(page: Page): Promise<string> {
  await page.setViewportSize({ width: 1366, height: 860 });
  await signUp(page);
  await createProject(page, BATTERY);
  await page.goto('/feed');
  await expect(first(page)).toBeVisible({ timeout: 60_000 });
  return (await first(page).getAttribute('aria-label'))!;
}

test('[SHARE-01] an item is mailed, posted to a network, and copied as Markdown', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const headline = await openFeed(page);
  await first(page).getByRole('button', { name: 'Share' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Copy Markdown' }).click();
  await expect(page.getByText('Markdown copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\\', '')).toContain(headline);
  const url = /<(http:\S+\/feed\/share\/\S+)>/.exec(copied)![1]!;
  // Nothing of the outside world is asked for: only where it would go.
  await page.context().route('https://www.linkedin.com/**', (route) => route.fulfill({ body: 'LinkedIn' }));
  const popup = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Post on LinkedIn' }).click();
  const network = await popup;
  await network.waitForURL(/linkedin/);
  expect(new URL(network.url()).searchParams.get('url')).toBe(url);
  await network.close();

  await dialog.getByRole('button', { name: 'Share by Email' }).click();
  await expect(page.getByRole('dialog', { name: 'Share by Email' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('dialog', { name: 'Spread Your Ideas!' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Share by Email' }).click();
  await dialog.getByLabel('Email').fill('nobody');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Invalid email')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill('grace@example.org');
  await page.route('**/api/sharing/email', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('An error has occurred, please try again')).toBeVisible();
  await page.unroute('**/api/sharing/email');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Thank you for sharing!')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
});
