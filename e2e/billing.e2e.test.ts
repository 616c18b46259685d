import type { Page } from '@playwright/test';
import { setPlan } from './plans.ts';
import { createProject, expect, signUp, test } from './server.ts';

test.use({ defaultPlan: 'starter' });

test.beforeEach(({ page }) => signUp(page));

test('[PLAN-01] a locked section’s address says what would open it; a plan that changes opens it at once', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/search?engine=awards&query=battery');
  await expect(page.getByText('Advanced Search is part of Innovator Plus')).toBeVisible();
  await page.getByRole('link', { name: 'Explore Plans' }).click();
  await expect(page).toHaveURL('/plans');
  await setPlan(browser, server.url, page, 'plus');
  await page.goto('/search?engine=awards&query=battery');
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem').first()).toBeVisible();
  // And one that ends locks at the first refused call.
  await setPlan(browser, server.url, page, 'starter');
  const box = page.getByRole('textbox', { name: 'Search awards' });
  await box.fill('polymer');
  await box.press('Enter');
  await expect(page.getByText('Advanced Search is part of Innovator Plus')).toBeVisible();
});

test('[PRJ-15] [PLAN-02] after a downgrade the first project is selected and the others are locked', async ({
  page,
  browser,
  server,
}) => {
  await setPlan(browser, server.url, page, 'plus');
  const older = await createProject(page);
  await createProject(page, 'A membrane that takes microplastics out of laundry water in the drum.');
  await page.goto('/dashboard');
  await page.evaluate((id) => localStorage.setItem('groundwork-project', id), older);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /separator/i })).toBeVisible();
  await setPlan(browser, server.url, page, 'starter');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /membrane|microplastics|laundry/i })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('groundwork-project'))).toBeNull();
  const list = page.getByRole('region', { name: 'Your Projects' });
  const locked = list.getByRole('button', { name: /separator/i });
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  await expect(list.getByRole('button', { name: /^Menu of/ })).toHaveCount(0);
  await locked.hover();
  await expect(page.getByRole('tooltip')).toContainText('Upgrade');
  await locked.click({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: /membrane|microplastics|laundry/i })).toBeVisible();
});

test('[PRJ-14] two tabs keep their own projects until they are loaded anew', async ({ page, browser, server }) => {
  await setPlan(browser, server.url, page, 'plus');
  await createProject(page);
  await createProject(page, 'A membrane that takes microplastics out of laundry water in the drum.');
  const other = await page.context().newPage();
  await page.goto('/dashboard');
  await other.goto('/dashboard');
  const title = (tab: Page, name: RegExp) => expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
  await title(page, /membrane|microplastics|laundry/i);
  await other
    .getByRole('region', { name: 'Your Projects' })
    .getByRole('button', { name: /^solid/i })
    .click();
  await title(other, /separator/i);
  await page.getByRole('link', { name: 'Library' }).click();
  await page.getByRole('link', { name: 'Pulse' }).click();
  await title(page, /membrane|microplastics|laundry/i);
  await page.reload();
  await title(page, /separator/i);
});

test('[PLAN-02] paying leads to the provider’s page and back, where the new plan is confirmed', async ({
  page,
  browser,
  server,
}) => {
  const price = { amount: 2_900, currency: 'USD', interval: 'month', intervalCount: 1 };
  const priceTexts = { plus: null, pro: null };
  const elsewhere = { email: null, pricingUrl: null, enterpriseCallUrl: null };
  const offers = { canPay: true, prices: { plus: price, pro: null }, priceTexts, ...elsewhere };
  let paid: string | null = null;
  await page.route('**/api/plans', (route) => route.fulfill({ json: offers }));
  await page.route('**/api/billing', (route) =>
    route.fulfill({ json: { plan: paid, paidUntil: paid && '2027-01-01T00:00:00.000Z', isEnding: false } }),
  );
  await page.route('**/api/billing/checkout', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ plan: 'plus' });
    await route.fulfill({ json: { url: `${server.url}/plans?checkout=done` } });
  });
  await page.goto('/plans');
  const plus = page.getByRole('region', { name: 'Innovator Plus' });
  await expect(plus).toContainText('$29 a month');
  await plus.getByRole('button', { name: 'Upgrade to Innovator Plus' }).click();
  await expect(page).toHaveURL('/plans?checkout=done');
  await expect(page.getByText(/Your payment is being confirmed/)).toBeVisible();
  await setPlan(browser, server.url, page, 'plus');
  paid = 'plus';
  await expect(page.getByText('Thank you! You are on Innovator Plus now.')).toBeVisible();
  await expect(plus.getByRole('button', { name: 'Manage payment' })).toBeVisible();
  await expect(page.getByText(/Paid until 1 January, 2027, then renewed/)).toBeVisible();
});
