import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { SHIFT_MAX, shiftOf } from './layout-shift.ts';
import { call, expect, expectAccessible, signUp, somebody, test } from './server.ts';

// Servers of this plan have sign-in through Google and an organisation's service.
test.use({ defaultPlan: 'starter' });

const root = resolve(import.meta.dirname, '..');

/** Everyone at the stand-in is someone new. */
let people = 0;
const newPerson = () => {
  people += 1;
  return { sub: `s-${people}`, email: `grace${people}@example.org`, email_verified: true, name: 'Grace Hopper' };
};

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('[AUTH-03] a popup of Google’s gives an ID token, which signs in and leads to the dashboard', async ({
  page,
  server,
}) => {
  server.openid!.state.person = newPerson();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  // A popup that closes as quickly as it comes is never told of by the browser: the page is asked for what it opened.
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...given) => {
      const popup = open(...given);
      Object.assign(window, { popup });
      return popup;
    };
  });
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: 'Account of Grace Hopper' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as { popup?: Window }).popup?.closed)).toBe(true);
  expect(violations).toEqual([]);
});

test.describe('in a browser that has loaded nothing', () => {
  test.use({ isFirstVisit: true });

  for (const [width, height] of [
    [412, 823],
    [1366, 768],
  ] as const)
    test(`[AUTH-03] [NAV-12] the form stands below the services from the first screen on: at ${width} px nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      let isHeld = true;
      const hold = async (route: Route) => {
        while (isHeld) await page.waitForTimeout(50);
        await route.continue();
      };
      await page.route('**/api/auth/options', hold);
      await page.goto('/sign-in');
      await expect(page.locator('#first').getByText('Continue with Acme')).toBeVisible();
      const place = () => page.getByLabel('Email').boundingBox();
      const before = await place();
      isHeld = false;
      await expect(page.locator('#first')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
      expect(await place()).toEqual(before);
      expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
      await page.goto('/sign-up');
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
      expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
    });
});

test('[AUTH-03] an organisation’s own service signs in by redirect, and says when it could not', async ({
  page,
  server,
}) => {
  server.openid!.state.person = newPerson();
  server.openid!.state.isRefusing = true;
  await page.goto('/sign-in?redirect=/library');
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error signing in with Acme. Please try again.');
  await expectAccessible(page);
  server.openid!.state.isRefusing = false;
  await page.goto('/sign-in?redirect=/library');
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  await expect(page).toHaveURL('/library');
  await page.goto('/settings');
  // The lines of email and password come with the account, that of the second factor with its own answer.
  await expect(page.getByText('This account signs in through another service').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update Email' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Update Password' })).toBeHidden();
});

test('[AUTH-08] without mail the page says whom to ask; the operator’s link sets a new password once', async ({
  page,
  server,
}) => {
  const person = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('Ask its operator for a link');
  await expectAccessible(page);

  const printed = execFileSync('npm', ['run', '--silent', 'reset-link', '--', person.email], {
    cwd: root,
    env: { ...process.env, DATA_DIR: server.dataDir, APP_URL: server.url },
    encoding: 'utf8',
  });
  const link = printed.split('\n')[0]!;
  await page.goto(link);
  await expect(page.getByText(`For ${person.email}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('a new password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL('/sign-in');
  await expect(page.getByText('Password updated')).toBeVisible();
  await signIn(page, { ...person, password: 'a new password' });
  await expect(page).toHaveURL('/dashboard');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
});

test('[AUTH-08] a link that confirms an email does nothing before it is clicked, and says when it is over', async ({
  page,
}) => {
  await page.goto('/confirm-email?token=made.up');
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await expectAccessible(page);
});

test('[AUTH-10] the first-run questions are answered or skipped one by one, and the answers count', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/projects/new');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Answer them' }).click();
  const about = page.getByRole('region', { name: 'About you' });
  await about.getByRole('radio', { name: /Investor/ }).click();
  await about.getByRole('button', { name: 'Next' }).click();
  await about.getByRole('button', { name: 'Skip' }).click();
  const phone = about.getByLabel('Where can we reach you by phone?');
  await phone.fill('12');
  await about.getByRole('button', { name: 'Finish' }).click();
  await expect(phone).toHaveAccessibleDescription('Phone number is too short');
  await expectAccessible(page);
  await phone.fill('+44 20 7123 4567');
  await about.getByRole('button', { name: 'Finish' }).click();
  await expect(about).toBeHidden();
  await page.reload();
  await expect(about).toBeHidden();
  await expect(page.getByText('Written for: Investor')).toBeVisible();
  expect(await call(page, 'GET', '/onboarding')).toMatchObject({ phone: '442071234567', organisation: '' });
});

test('[AUTH-04] a tab that was left open leaves when another signs out, and follows when someone else signs in', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/settings');
  const other = await page.context().newPage();
  await other.goto('/sign-out');
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fsettings/);
  const next = await signUp(other, somebody());
  await other.goto('/sign-in');
  await expect(other).toHaveURL('/dashboard');
  await other.goto('/sign-out');
  await expect(other).toHaveURL('/sign-in');
  await signIn(other, next);
  await expect(other).toHaveURL('/dashboard');
  await expect(page).toHaveURL('/settings');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(next.email);
});

test('[AUTH-04] the back button after signing out shows nothing of the account', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Account of Ada Example' }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.goto('about:blank');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeHidden();
});
