import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, signUp, somebody, test } from './server.ts';

async function openSettings(page: Page) {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeVisible();
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('[SET-01] the settings open from the user card; the profile is checked in the specified words and saved', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Account of Ada Example' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('readonly');
  const phone = page.getByLabel('Telephone');
  await page.getByLabel('First name').fill(' ');
  await page.getByLabel('Last name').fill('x'.repeat(51));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Last name is too long');
  await expect(phone).toHaveAccessibleDescription('Phone number is too short');
  for (const [typed, message] of [
    ['call me please', 'Phone number must contain only digits'],
    ['+44 20 7123 45', 'Phone number format does not match the expected length for its country code'],
    [`+${'9'.repeat(21)}`, 'Phone number is too long'],
  ] as const) {
    await phone.fill(typed);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(phone).toHaveAccessibleDescription(message);
  }
  await page.getByLabel('First name').fill('Augusta');
  await page.getByLabel('Last name').fill('King');
  await phone.fill('+49 170 1234567');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany +49');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Augusta King' })).toBeVisible();
  expect(await call(page, 'GET', '/settings/profile')).toMatchObject({ phone: '491701234567' });
  await page.reload();
  await expect(phone).toHaveValue('0170 1234567');
});

test('[SET-02] the dialogs of email and password say what is wrong at each field, and change both', async ({
  page,
}) => {
  const person = await signUp(page);
  await openSettings(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(dialog.getByLabel(/^Current password/)).toBeFocused();
  const submit = () => dialog.getByRole('button', { name: /^Update/ }).click();
  await submit();
  await expect(dialog.getByText('Current password is required')).toBeVisible();
  await expect(dialog.getByText('Password must be at least 6 characters long')).toBeVisible();
  await dialog.getByLabel(/^Current password/).fill('not it');
  await dialog.getByLabel(/^New password/).fill('a new password');
  await dialog.getByLabel(/^Confirm new password/).fill('another password');
  await submit();
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await dialog.getByLabel(/^Confirm new password/).fill('a new password');
  await submit();
  await expect(dialog.getByText('Current password is invalid')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/^Current password/).fill(person.password);
  // Pressed twice at once, it changes once.
  await dialog.getByRole('button', { name: 'Update Password' }).dblclick();
  await expect(page.getByText('Password updated')).toHaveCount(1);
  await expect(dialog).toBeHidden();

  const newEmail = somebody().email;
  await page.getByRole('button', { name: 'Update Email' }).click();
  await submit();
  await expect(dialog.getByText('New email is required')).toBeVisible();
  await dialog.getByLabel('New email').fill('nobody');
  await submit();
  await expect(dialog.getByText('Invalid email')).toBeVisible();
  await dialog.getByLabel('New email').fill(newEmail);
  await dialog.getByLabel(/^Current password/).fill('a new password');
  await submit();
  await expect(page.getByText(`Your email is now ${newEmail}.`)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newEmail);
});

test('[SET-03] sessions elsewhere are listed and signed out, one or all', async ({ page, browser, server }) => {
  const person = await signUp(page);
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await call(elsewhere, 'POST', '/auth/sign-in/email', person);
  const third = await browser.newPage({ baseURL: server.url });
  await call(third, 'POST', '/auth/sign-in/email', person);
  await openSettings(page);
  const rows = section(page, 'Sessions').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'This one' })).toHaveCount(1);
  await section(page, 'Sessions')
    .getByRole('button', { name: /^Sign out (?!everywhere)/ })
    .first()
    .click();
  await expect(rows).toHaveCount(2);
  await section(page, 'Sessions').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(rows).toHaveCount(1);
  for (const other of [elsewhere, third]) {
    await other.goto('/dashboard');
    await expect(other).toHaveURL(/\/sign-in/);
    await other.close();
  }
});

test('[OPS-08] the settings say how an assistant is connected, and a key made there connects it', async ({
  page,
  server,
}) => {
  await signUp(page);
  await openSettings(page);
  const assistants = section(page, 'Assistants');
  const [address, setup] = await assistants.locator('pre').allTextContents();
  expect(address).toBe(`${server.url}/mcp`);
  expect(JSON.parse(setup!).mcpServers.groundwork.url).toBe(address);
  const keys = section(page, 'API keys');
  await keys.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My assistant');
  await expect(dialog.getByRole('combobox', { name: 'It may' })).toHaveValue('Read only');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const key = (await dialog.locator('pre').textContent())!;
  await dialog.getByRole('button', { name: 'Done' }).click();
  const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const answer = await fetch(address!, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello }),
  });
  expect(await answer.text()).toContain('"name":"groundwork"');
  await page.reload();
  await expect(keys.getByText(/read only · expires .* · last used/)).toBeVisible();
});

test('[SET-03] a deleted account signs out, and signing in offers to keep it', async ({ page }) => {
  await signUp(page, somebody());
  const person = await signUp(page, somebody());
  // The whole page, so that nothing of it lies half under the bar.
  await page.setViewportSize({ width: 1280, height: 1500 });
  await openSettings(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Current password is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/^Current password/).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /Your account will be deleted on/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: 'Pulse' })).toBeVisible();
});
