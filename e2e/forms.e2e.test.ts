import type { Locator, Page } from '@playwright/test';
import { createProject, expect, signUp, somebody, test } from './server.ts';

/** Answers what was sent to `path` while `send` went on, however often it was pressed: no answer comes before its end. */
async function sentTo(page: Page, path: string, send: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== 'GET') {
      sent.push(route.request().method());
      await pressed;
    }
    await route.continue();
  });
  await send();
  answer();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'wait' });
  return sent;
}

async function pressOften(field: Locator, button: Locator, key = 'Enter') {
  await button.dblclick();
  for (let i = 0; i < 2; i++) await field.press(key, { timeout: 2_000 }).catch(() => undefined);
}

test('[AUTH-01] [AUTH-02] signing up and in by a double click and Enter is sent once', async ({ page }) => {
  const person = somebody();
  await page.goto('/sign-up');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Email').fill(person.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(person.password);
  const create = page.getByRole('button', { name: 'Create account' });
  expect(await sentTo(page, '/auth/sign-up/email', () => pressOften(password, create))).toEqual(['POST']);
  await expect(page).toHaveURL('/projects/new');

  await page.goto('/sign-out');
  await expect(page).toHaveURL('/sign-in');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
  expect(await sentTo(page, '/auth/sign-in/email', () => pressOften(page.getByLabel('Email'), signIn))).toEqual([
    'POST',
  ]);
  await expect(page).toHaveURL('/dashboard');
});

test('[PRJ-08] [LIB-01] [SET-01] dialogs and settings that are sent twice are sent once', async ({ page }) => {
  await signUp(page);
  await createProject(page);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Edit project', exact: true }).click();
  const title = page.getByRole('dialog').getByLabel('Title');
  await title.fill('Another title');
  const save = page.getByRole('dialog').getByRole('button', { name: 'Update' });
  expect(await sentTo(page, '/projects', () => pressOften(title, save))).toEqual(['PATCH']);

  await page.goto('/library');
  await page.getByRole('button', { name: 'New folder' }).click();
  const name = page.getByRole('dialog').getByLabel('Folder name');
  await name.fill('Proposals');
  const make = page.getByRole('dialog').locator('button[type=submit]');
  expect(await sentTo(page, '/library/folders', () => pressOften(name, make))).toEqual(['POST']);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/settings');
  const first = page.getByLabel('First name');
  await first.fill('Grace');
  const update = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByLabel('Telephone').fill('2025550123');
  expect(await sentTo(page, '/settings/profile', () => pressOften(first, update))).toEqual(['PATCH']);
});
