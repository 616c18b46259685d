import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { signInAsAdmin } from './plans.ts';
import { call, expect, expectAccessible, signUp, test } from './server.ts';

test.use({ defaultPlan: 'starter' });

/** The page's browser is the admin's; another has somebody who is on Starter. */
test.beforeEach(async ({ page }) => {
  await signUp(page);
  await page.context().clearCookies();
  await signInAsAdmin(page);
});

async function somebodyElse(browser: Browser, url: string): Promise<Page> {
  const other = await (await browser.newContext({ baseURL: url })).newPage();
  await signUp(other);
  return other;
}
const emailOf = async (page: Page) =>
  ((await call(page, 'GET', '/auth/session')) as { user: { email: string } }).user.email;
const open = (page: Page, tab: string) => page.goto(`/admin?tab=${tab}`);
const dialog = (page: Page) => page.getByRole('dialog').last();

/** A PNG of 286 x 64 pixels, drawn by the browser. */
async function picture(page: Page, width = 286, height = 64): Promise<Buffer> {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#1f6b62';
      context.fillRect(0, 0, w!, h!);
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  return Buffer.from(url.split(',')[1]!, 'base64');
}

test('[ADM-01] a person is found, gets roles and a plan, and is signed out when disabled', async ({
  page,
  browser,
  server,
}) => {
  const other = await somebodyElse(browser, server.url);
  const email = await emailOf(other);
  await open(page, 'users');
  await page.getByLabel('Search by name or email').fill(email);
  await expect(page.getByText('1 found')).toBeVisible();
  await expect(page).toHaveURL(/query=/);
  const edit = () => page.getByRole('button', { name: 'Edit Ada Example' }).click();
  for (const path of ['/admin', '/service-admin', '/service-admin/outbox']) {
    await other.goto(path);
    await expect(other.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await edit();
  await dialog(page).getByLabel('Service').check();
  await dialog(page).getByRole('combobox', { name: 'Plan' }).selectOption('Innovator Pro');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ada Example saved')).toBeVisible();
  const row = page.getByRole('row', { name: email });
  await expect(row).toContainText('Innovator Pro');
  await expect(row).toContainText('Service');
  await other.goto('/service-admin');
  await expect(other.getByRole('heading', { level: 1, name: 'Service Admin' })).toBeVisible();
  await edit();
  await dialog(page).getByRole('button', { name: 'Disable account' }).click();
  const sure = page.getByRole('dialog', { name: 'Disable this account?' });
  await sure.getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByText('Ada Example is disabled and signed out')).toBeVisible();
  await expect(row).toContainText('Disabled');
  await other.goto('/dashboard');
  await expect(other).toHaveURL(/\/sign-in/);
  await other.getByLabel('Email').fill(email);
  await other.getByRole('textbox', { name: 'Password' }).fill('correct horse');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('alert')).toContainText('This account is disabled.');
});

test('[ADM-01] an organization is added, gets a logo that is previewed, and its people see it', async ({
  page,
  browser,
  server,
}) => {
  await open(page, 'organisations');
  await page.getByRole('button', { name: 'Add organization' }).first().click();
  await dialog(page).getByLabel('Name').fill('Acme');
  await dialog(page).getByLabel('Email domain').fill('no domain');
  await dialog(page).getByRole('button', { name: 'Add organization' }).click();
  await expect(dialog(page).getByText('Enter a domain as in an email address: example.org')).toBeVisible();
  await dialog(page).getByLabel('Email domain').fill('example.org');
  await dialog(page).getByRole('button', { name: 'Add organization' }).click();
  await expect(page.getByText('Acme added')).toBeVisible();
  const upload = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog(page)
      .getByRole('button', { name: /^(Upload|Replace) logo$/ })
      .click();
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
  };
  await upload('logo.png', Buffer.from('this is no picture'));
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await upload('logo.png', await picture(page));
  await expect(page.getByText('Logo saved')).toBeVisible();
  const logos = dialog(page).getByRole('img', { name: 'Logo of Acme' });
  await expect(logos).toHaveCount(2);
  const sizes = await logos.evaluateAll((all) => all.map((each) => [each.clientWidth, each.clientHeight]));
  expect(sizes).toEqual([
    [143, 32],
    [174, 39],
  ]);
  expect(await logos.first().evaluate((logo: HTMLImageElement) => logo.naturalWidth)).toBe(286);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const other = await somebodyElse(browser, server.url);
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Account of Ada Example' }).click();
  await expect(other.getByRole('img', { name: 'Logo of your organization' })).toBeVisible();
});

test('[ADM-01] [ADM-02] an alert is previewed, shows on an open page within a minute, stays dismissed, and comes back changed', async ({
  page,
  browser,
  server,
}) => {
  const other = await somebodyElse(browser, server.url);
  await other.clock.install();
  await other.goto('/settings');
  await expect(other.getByLabel('First name')).toBeVisible();
  await open(page, 'alerts');
  const edit = page.getByRole('button', { name: 'Edit the alert on Settings' });
  await edit.click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Message is required')).toBeVisible();
  await dialog(page).getByLabel('Message').fill('x'.repeat(501));
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Message must be 500 characters or less')).toBeVisible();
  const text = 'Signing in is slow today.';
  await dialog(page).getByLabel('Message').fill(text);
  await dialog(page).getByLabel('Severity').selectOption('Warning');
  await expect(dialog(page).getByText(`Warning: ${text}`)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /^Settings/ })).toContainText(text);

  const message = other.getByRole('status', { name: 'Message about this page' });
  await expect(message).not.toContainText(text);
  await other.clock.fastForward(60_000);
  await expect(message).toContainText(text);
  await other.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(message).not.toContainText(text);
  await other.reload();
  await expect(other.getByLabel('First name')).toBeVisible();
  await expect(message).not.toContainText(text);
  await other.goto('/library');
  await expect(other.getByText(text)).toHaveCount(0);

  await edit.click();
  await dialog(page).getByLabel('Message').fill('Signing in is quick again.');
  await dialog(page).getByLabel('Severity').selectOption('Success');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Alert saved').last()).toBeVisible();
  await other.goto('/settings');
  await expect(message).toContainText('Signing in is quick again.');
});

test('[ADM-04] the audit log shows what happened, is filtered in the address, and exported', async ({ page }) => {
  await open(page, 'users');
  await open(page, 'audit');
  await expect(page.getByRole('row').nth(1)).toContainText('Signed in');
  await page.getByLabel('Action').selectOption('Signed up');
  await expect(page.getByRole('row').nth(1)).toContainText('Signed up');
  await expect(page).toHaveURL(/action=account.sign-up/);
  await page.getByLabel('Actor’s email').fill('nobody@nowhere');
  await expect(page.getByText('No entries')).toBeVisible();
  await page.getByLabel('Actor’s email').fill('');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows[0]).toContain('Time (UTC),Actor,Action,Target,Details');
  expect(rows.slice(1).every((row) => row.includes('account.sign-up'))).toBe(true);
});

test.describe('with a clock', () => {
  test.use({ isFirstVisit: true });

  test('[FDBK-01] the question comes five minutes after load, on a desktop; a score is told, and shown to admins', async ({
    page,
  }) => {
    await page.route('**/api/feedback', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { shouldShowFeedback: true } }) : route.continue(),
    );
    await page.clock.install();
    const question = page.getByRole('dialog', { name: /How likely are you to recommend Groundwork/ });
    await page.goto('/settings');
    await expect(page.getByLabel('First name')).toBeVisible();
    await page.clock.fastForward(295_000);
    await expect(question).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(question).toBeVisible();
    await expect(question.getByRole('button')).toHaveText([...Array(11).keys()].map(String).concat('Ask me later'));
    await expectAccessible(page);
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(question).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await question.getByRole('button', { name: '9', exact: true }).click();
    await expect(page.getByText('Thank you for submitting your feedback!')).toBeVisible();
    await page.unrouteAll();
    expect(await call(page, 'GET', '/feedback')).toEqual({ shouldShowFeedback: false });

    await open(page, 'feedback');
    await expect(page.getByText('Net Promoter Score by month')).toBeVisible();
    await page.getByRole('button', { name: 'Show table' }).first().click();
    await expect(
      page.getByRole('region', { name: 'Net Promoter Score by month' }).getByRole('row').last(),
    ).toContainText('100');
  });
});
