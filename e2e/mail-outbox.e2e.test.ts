import type { Page } from '@playwright/test';
import { expectScreenAccessible } from './accessibility.ts';
import { signInAsAdmin } from './plans.ts';
import { BATTERY, createProject, expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './server.ts';

// The hostile mail wants a picture of ours, which the policy of its preview forbids.
test.use({ hasOutbox: true, planted: /\/api\/health' violates/ });

test('an operator reads what would have been mailed, as HTML in which nothing runs, as text, and its headers', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/service-admin/outbox');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.context().clearCookies();
  await signInAsAdmin(page);
  await page.goto('/service-admin');
  await page.getByRole('link', { name: 'Email is kept in the outbox' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbox');
  const hostile =
    '<p>Hello</p><script>parent.document.title = "run"</script><img src="/api/health" onerror="alert(1)">';
  await page.getByRole('button', { name: 'Confirm your email' }).first().click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('link', { name: 'Confirm this email' })).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole('tab', { name: 'Text' }).click();
  await expect(page.getByText(/Welcome to Groundwork/)).toBeVisible();
  await page.getByRole('tab', { name: 'Headers' }).click();
  await expect(page.getByText(/^Message-ID: <account-/)).toBeVisible();

  await page.route('**/api/service/outbox/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), html: hostile } });
  });
  const asked: string[] = [];
  await page.reload();
  // What the policy of the preview forbids may be announced, but is not sent.
  await page.route('**/api/health', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.getByRole('button', { name: 'Confirm your email' }).first().click();
  await expect(preview.getByText('Hello')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  await page.waitForTimeout(300);
  expect(asked).not.toContain('/api/health');
  await page.evaluate(() => void Object.assign(new Image(), { src: '/api/health' }));
  await expect.poll(() => asked).toContain('/api/health');
  await expect(page).toHaveTitle(/Outbox/);

  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.setViewportSize({ width: 360, height: 820 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postausgang');
  await expectNoSidewaysScroll(page);
});

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
