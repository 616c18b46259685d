import { expect, signUp, somebody, test } from './server.ts';

test('[AUTH-01] a new user signs up and lands on the new project screen', async ({ page }) => {
  const { email, password } = somebody();
  await page.goto('/');
  await page.getByRole('link', { name: 'Create a Free Account!' }).first().click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/projects/new');
  await expect(page.getByRole('heading', { name: 'How will you innovate today?' })).toBeVisible();
});

test('[AUTH-06] a visitor is brought back to the page they asked for', async ({ page }) => {
  const { email, password } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/search?engine=patents&query=lithium&sort=date');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/search?engine=patents&query=lithium&sort=date');
});

test('[AUTH-04] signing out ends the session and forgets the selection', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  await page.evaluate(() => localStorage.setItem('groundwork-project', 'something'));
  await page.getByRole('button', { name: 'Account of Ada Example' }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
  expect(await page.evaluate(() => localStorage.getItem('groundwork-project'))).toBeNull();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fdashboard/);
});

test('[AUTH-05] a session that ended on the server leads to sign-in', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Pulse' })).toBeVisible();
  await page.context().clearCookies();
  // What runs in the background may find out before the click does; the link is gone then, and nothing is left to click.
  const onSignIn = page.waitForURL(/\/sign-in\?redirect=/);
  await Promise.race([onSignIn, page.getByRole('link', { name: 'Advanced Search' }).click()]);
  await onSignIn;
});

test('[AUTH-07] the auth layout has its picture, another one on mobile, and its text', async ({ page }) => {
  const picture = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('main')!.parentElement!).backgroundImage);
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/sign-in');
  await expect(page.getByText('Generate market reports in minutes')).toBeVisible();
  const wide = await picture();
  await page.setViewportSize({ width: 360, height: 780 });
  const tall = await picture();
  expect(wide).toContain('url(');
  expect(tall).toContain('url(');
  expect(tall).not.toBe(wide);
});

test('[AUTH-02] signing in works by keyboard alone, and the password can be shown', async ({ page }) => {
  const { email, password } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});
